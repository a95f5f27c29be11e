import { type Campaign, STATE_HELPLINE } from "../../../domain/campaign.ts";
import { SAMPLE_FACTS } from "../../../sample-content/campaign.ts";
import type { CampaignOverrides } from "./campaign-file.ts";

/** The facts that stand when nobody set any. The helplines are public; what could not be verified has no default. */
const DEFAULTS = {
  hashtags: ["#YesToSports", "#NoToDrugs"],
  policeWhatsapp: "919995966666",
  tollFree: STATE_HELPLINE,
  nationalHelpline: "14446",
} as const;

/**
 * The campaign's facts as pages show them: what the operator set, then, while sample content is present, the sample's
 * facts for what is still unset, then the defaults.
 */
export function campaignFacts(overrides: CampaignOverrides, sample: boolean): Campaign {
  const { social, registration, ...set } = overrides;
  const { social: sampleSocial, registration: sampleRegistration, ...sampleFacts } = SAMPLE_FACTS;
  return {
    ...DEFAULTS,
    ...(sample ? sampleFacts : {}),
    ...set,
    social: { ...(sample ? sampleSocial : {}), ...social },
    registration: { ...(sample ? sampleRegistration : {}), ...registration },
  };
}
