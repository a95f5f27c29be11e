import { type Campaign, SOCIAL_NETWORKS, STATE_HELPLINE } from "../../../domain/campaign.ts";
import {
  FACT_NAMES,
  type FactSource,
  type Facts,
  type ToldFact,
  type ToldFacts,
} from "../../../domain/campaign-facts.ts";
import { SAMPLE_FACTS } from "../../../sample-content/campaign.ts";

/** The facts that stand when nobody set any. The helplines are public; what could not be verified has no default. */
const DEFAULTS = {
  hashtags: ["#YesToSports", "#NoToDrugs"],
  policeWhatsapp: "919995966666",
  tollFree: STATE_HELPLINE,
  nationalHelpline: "14446",
  helplines: [],
} satisfies Facts;

/** What each of those says who may say something, the first that speaks of a fact being the one that counts. */
export type Layers = Partial<Record<FactSource, Facts>>;

/** The layers of an installation: what staff set, what its operator set, and what stands in for the unset. */
export const layersOf = (office: Facts, file: Facts, sample: boolean): Layers => ({
  office,
  file,
  ...(sample && { sample: SAMPLE_FACTS }),
  default: DEFAULTS,
});

const ORDER = ["office", "file", "sample", "default"] as const satisfies FactSource[];

/** All facts, each with where it comes from. */
export const toldBy = (layers: Layers): ToldFacts =>
  Object.fromEntries(
    FACT_NAMES.map((name): [string, ToldFact] => {
      const from = ORDER.find((source) => layers[source]?.[name] !== undefined) ?? "default";
      return [name, { value: layers[from]?.[name] ?? null, from } as ToldFact];
    }),
  ) as ToldFacts;

/** The facts as pages show them. */
export function campaignOf({ office, file, sample, default: standing }: Layers): Campaign {
  const set: Facts = { ...standing, ...sample, ...file, ...office };
  const { phone, email, address, campaignWhatsapp, helplinesCheckedOn } = set;
  const social = SOCIAL_NETWORKS.flatMap((network) => {
    const page = set[`social.${network}`];
    return page === undefined ? [] : [[network, page]];
  });
  const { "registration.general": general, "registration.marathon": marathon } = set;
  const { "designer.name": designer, "designer.url": url } = set;
  return {
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    hashtags: set.hashtags ?? DEFAULTS.hashtags,
    social: Object.fromEntries(social),
    registration: { ...(general !== undefined && { general }), ...(marathon !== undefined && { marathon }) },
    policeWhatsapp: set.policeWhatsapp ?? DEFAULTS.policeWhatsapp,
    ...(campaignWhatsapp !== undefined && { campaignWhatsapp }),
    tollFree: set.tollFree ?? DEFAULTS.tollFree,
    nationalHelpline: set.nationalHelpline ?? DEFAULTS.nationalHelpline,
    helplines: set.helplines ?? DEFAULTS.helplines,
    ...(helplinesCheckedOn !== undefined && { helplinesCheckedOn }),
    ...(designer !== undefined && { designer: { name: designer, ...(url !== undefined && { url }) } }),
  };
}
