import type { TranslatedMessages } from "../messages.ts";

export const CAMPAIGN = {
  say: "സ്പോർട്സിനോട് {yes} പറയാം, {drugs} നോ പറയാം.",
  yes: "യെസ്",
  drugs: "ലഹരിയോട്",
  plainly: "സ്പോർട്സിനോട് യെസ് പറയാം, ലഹരിയോട് നോ പറയാം.",
  northToSouth: "പതിനാല് ജില്ലകൾ, വടക്കുനിന്ന് തെക്കോട്ട്",
  megaMarathon: "മെഗാ മാരത്തൺ",
  partners: "പങ്കാളികൾ",
} as const satisfies TranslatedMessages["campaign"];
