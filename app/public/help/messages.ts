import type { Language } from "../../../shared/i18n/languages.ts";
import { getMessagesIn } from "../../i18n/load-messages.ts";

const PARTS = [
  "dates",
  "faults",
  "help",
  "helpPage",
  "helplines",
  "layout",
  "leaving",
  "listening",
  "parents",
] as const;
export type HelpMessages = ReturnType<typeof getHelpMessages>;

/** For the help page, which shows two languages. */
export const getHelpMessages = (language: Language) => ({ language, ...getMessagesIn(language, ...PARTS) });
