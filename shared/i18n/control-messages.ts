import { t } from "./admin-text.ts";
import type { Messages } from "./catalogues.ts";

/** Messages of generic components. */
export const CONTROL_COPY = t({
  close: "Close",
  optional: "(optional)",
  ofWords: "words",
  tooMany: "{count} too many",
  atMostWords: "At most {limit} words",
  atMostCharacters: "At most {limit} characters",
  limitReached: "{count} of {limit}: the limit is reached.",
  previous: "Previous",
  next: "Next",
  page: "Page",
  draftKept: "Saved on this device until you send it, for a day at most.",
  discard: "Discard",
  notice: "Notice",
  sample: "Sample content: names, numbers and events are not real.",
  coloursOfDevice: "Colours: as on this device. Change to light.",
  coloursLight: "Colours: light. Change to dark.",
  coloursDark: "Colours: dark. Change to those of this device.",
} as const);
export type ControlCopy = Messages["controls"];
