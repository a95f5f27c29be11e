import { SAMPLE_FACTS } from "../../../sample-content/campaign.ts";
import { type Campaign, helplineNumbers, SOCIAL_NETWORKS, STATE_HELPLINE } from "../../../shared/campaign/campaign.ts";
import {
  type AdminFact,
  type AdminFactMap,
  type AdminFacts,
  FACT_NAMES,
  type FactName,
  type Facts,
} from "../../../shared/campaign/campaign-facts.schema.ts";
import type { FactSource } from "../../../shared/campaign/campaign-facts.ts";
import {
  type CampaignOverrides,
  type FigureName,
  ROADSHOW_FIGURES,
  TEXT_NAMES,
  TEXT_PLACES,
  textFact,
} from "../../../shared/campaign/campaign-texts.ts";
import type { Partner } from "../../../shared/campaign/partners.ts";
import { CATALOGUES, getMessage } from "../../../shared/i18n/catalogues.ts";
import { getOtherLanguage, LANGUAGES } from "../../../shared/i18n/languages.ts";

/** Defaults: public helplines only; unverified facts have none. */
const DEFAULTS = {
  hashtags: ["#YesToSports", "#NoToDrugs"],
  policeWhatsapp: "919995966666",
  tollFree: STATE_HELPLINE,
  nationalHelpline: "14446",
  helplines: [],
  partners: [],
} satisfies Facts;

const DELIVERED: Facts = Object.fromEntries(
  TEXT_NAMES.flatMap((name) =>
    LANGUAGES.flatMap((language) => {
      const text = getMessage(CATALOGUES[language], TEXT_PLACES[name][0]);
      return text ? [[textFact(name, language), text]] : [];
    }),
  ),
);

/** The first layer that sets a fact wins. */
export type Layers = Partial<Record<FactSource, Facts>>;

export const getLayers = (edited: Facts, file: Facts, sample: boolean): Layers => ({
  office: sample ? edited : stripSample(edited),
  file,
  ...(sample && { sample: SAMPLE_FACTS }),
  default: { ...DEFAULTS, ...ROADSHOW_FIGURES, ...DELIVERED },
});

/** Sample partners disappear with the sample. */
function stripSample({ partners, ...facts }: Facts): Facts {
  if (!partners) return facts;
  const ofSample = new Set(SAMPLE_FACTS.partners?.map(({ name }) => name));
  return { ...facts, partners: partners.filter(({ name }) => !ofSample.has(name)) };
}

const ORDER = ["office", "file", "sample", "default"] as const satisfies FactSource[];

const getSource = (layers: Layers, name: FactName): FactSource =>
  ORDER.find((source) => layers[source]?.[name] !== undefined) ?? "default";

/** Each fact with its source; null when unset, or when only the other language was written. */
export function toAdminFacts(layers: Layers): AdminFactMap {
  const entries = FACT_NAMES.map((name): [FactName, AdminFact] => {
    const from = getSource(layers, name);
    return [name, { value: layers[from]?.[name] ?? null, from } as AdminFact];
  });
  const all = Object.fromEntries(entries) as AdminFactMap;
  // A text written in one language replaces the default in both.
  for (const text of TEXT_NAMES)
    for (const language of LANGUAGES) {
      const [one, other] = [all[textFact(text, language)], all[textFact(text, getOtherLanguage(language))]];
      if (one.from === "default" && other.from !== "default") one.value = null;
    }
  return all;
}

/** Defaults of the facts that staff have set. */
export function getDefaults(layers: Layers): AdminFacts["defaults"] {
  const others: Layers = { ...layers, office: {} };
  const entries = FACT_NAMES.filter((name) => getSource(layers, name) === "office").map((name) => [
    name,
    others[getSource(others, name)]?.[name] ?? null,
  ]);
  return Object.fromEntries(entries);
}

/** Texts and figures that differ from the defaults. */
export function getOverrides({ office: edited, file, sample }: Layers): CampaignOverrides {
  const set: Facts = { ...sample, ...file, ...edited };
  const texts = TEXT_NAMES.flatMap((name) => {
    const written = LANGUAGES.flatMap((language) => {
      const text = set[textFact(name, language)];
      return text === undefined ? [] : [[language, text]];
    });
    return written.length === 0 ? [] : [[name, Object.fromEntries(written)]];
  });
  const figures = (Object.keys(ROADSHOW_FIGURES) as FigureName[]).flatMap((name) => {
    const figure = set[name];
    return figure === undefined ? [] : [[name, figure]];
  });
  return { texts: Object.fromEntries(texts), figures: Object.fromEntries(figures) };
}

/** In display order. */
export const getPartners = (layers: Layers): readonly Partner[] =>
  layers[getSource(layers, "partners")]?.partners ?? DEFAULTS.partners;

/** Checking date per number; the settings file's date covers the numbers that come from it. */
function checkedOn({ office: edited = {}, file, sample, default: standing }: Layers, numbers: readonly string[]) {
  const outside: Facts = { ...standing, ...sample, ...file };
  const noted = new Map(
    (edited.helplinesChecked ?? outside.helplinesChecked ?? []).map((item) => [item.number, item.checked_on]),
  );
  const known = [outside.tollFree, outside.nationalHelpline, outside.policeWhatsapp];
  const ofFile = new Set([...known, ...(outside.helplines ?? []).map(({ number }) => number)]);
  const days = numbers.map((number) => {
    const ofAll = edited.helplinesCheckedOn ?? (ofFile.has(number) ? outside.helplinesCheckedOn : undefined);
    return [number, noted.get(number) ?? ofAll ?? ""] as const;
  });
  return Object.fromEntries(days.filter(([, day]) => day !== ""));
}

/** Facts for pages; unset ones are absent. */
export function toCampaign(layers: Layers): Campaign {
  const { office: edited, file, sample, default: standing } = layers;
  const set: Facts = { ...standing, ...sample, ...file, ...edited };
  const { phone, email, address, campaignWhatsapp } = set;
  const social = SOCIAL_NETWORKS.flatMap((network) => {
    const page = set[`social.${network}`];
    return page === undefined ? [] : [[network, page]];
  });
  const { "registration.general": general, "registration.marathon": marathon } = set;
  const { "designer.name": designer, "designer.url": url } = set;
  const helplines = {
    policeWhatsapp: set.policeWhatsapp ?? DEFAULTS.policeWhatsapp,
    tollFree: set.tollFree ?? DEFAULTS.tollFree,
    nationalHelpline: set.nationalHelpline ?? DEFAULTS.nationalHelpline,
    helplines: set.helplines ?? DEFAULTS.helplines,
  };
  return {
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    hashtags: set.hashtags ?? DEFAULTS.hashtags,
    social: Object.fromEntries(social),
    registration: { ...(general !== undefined && { general }), ...(marathon !== undefined && { marathon }) },
    ...helplines,
    ...(campaignWhatsapp !== undefined && { campaignWhatsapp }),
    expectations: Object.fromEntries(
      [...(set.helplineDetails ?? []), ...helplines.helplines].map(
        ({ number, hours, hours_ml, languages, anonymous }) => [number, { hours, hours_ml, languages, anonymous }],
      ),
    ),
    checkedOn: checkedOn(layers, helplineNumbers(helplines)),
    ...(designer !== undefined && { designer: { name: designer, ...(url !== undefined && { url }) } }),
  };
}
