import type { InOtherWords } from "../../../domain/filled.ts";
import type { Words } from "../words.ts";
import { CONTROLS } from "./controls.ts";
import { DATES } from "./dates.ts";
import { CONNECTION, FAULTS } from "./faults.ts";
import { LAYOUT } from "./layout.ts";
import { SENDING } from "./sending.ts";

/** The same in Malayalam; what is missing is an error of types. */
export const MALAYALAM: InOtherWords<Words> = {
  faults: FAULTS,
  connection: CONNECTION,
  controls: CONTROLS,
  dates: DATES,
  layout: LAYOUT,
  sending: SENDING,
};
