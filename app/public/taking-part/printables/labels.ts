/** In pairs: a badge may be in either language on either page. */
export const SHEET_WORDS = {
  logoFirst: { en: "DRUG-FREE", ml: "ലഹരിമുക്ത" },
  logoLast: { en: "KERALA", ml: "കേരളം" },
  yes: { en: "YES", ml: "യെസ്" },
  no: { en: "NO", ml: "നോ" },
  sports: { en: "SPORTS", ml: "സ്പോർട്സിനോട്" },
  drugs: { en: "DRUGS", ml: "ലഹരിയോട്" },
  runs: { en: "runs towards a drug-free Kerala", ml: "ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടുന്നു" },
  forTakingPart: { en: "FOR TAKING PART", ml: "പങ്കെടുത്തതിന് സ്നേഹപൂർവം" },
  noProof: {
    en: "A souvenir made by the person named. Not an official certificate.",
    ml: "നന്ദിസൂചകമായി സ്വയം തയ്യാറാക്കിയത്. പങ്കെടുത്തതിന്റെ തെളിവായി കണക്കാക്കില്ല.",
  },
} as const;
