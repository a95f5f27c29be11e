import { LANGUAGES, type Language } from "../i18n/languages.ts";

export const POSTER_NAMES = ["run", "call", "yes"] as const;
export type PosterName = (typeof POSTER_NAMES)[number];

/** Portrait (ISO 216), largest first. */
export const POSTER_SIZES = ["A3", "A4"] as const;
export type PosterSize = (typeof POSTER_SIZES)[number];

interface PosterRule {
  /** Target of the QR code. */
  leadsTo: "/help" | "/events";
  /** Printed helplines; the poster is offered only while they match the campaign facts. */
  numbers: Partial<Record<"tollFree" | "nationalHelpline" | "policeWhatsapp", string>>;
}

export const POSTERS: Readonly<Record<PosterName, PosterRule>> = {
  run: { leadsTo: "/help", numbers: { tollFree: "14405" } },
  call: {
    leadsTo: "/help",
    numbers: { tollFree: "14405", nationalHelpline: "14446", policeWhatsapp: "919995966666" },
  },
  yes: { leadsTo: "/events", numbers: { tollFree: "14405" } },
};

export const POSTER_COPY = {
  run: { en: "Run towards a drug-free Kerala", ml: "ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം" },
  call: { en: "Worried about someone?", ml: "ആരെയെങ്കിലും ഓർത്ത് വിഷമമുണ്ടോ?" },
  yes: { en: "Yes to sports, no to drugs", ml: "സ്പോർട്സിനോട് യെസ്, ലഹരിയോട് നോ" },
  freeToCall: { en: "Free to call", ml: "ടോൾ ഫ്രീ" },
  forWhom: { en: "For yourself or for someone else", ml: "നിങ്ങൾക്കോ മറ്റൊരാൾക്കോ വേണ്ടി" },
  freeForWhom: {
    en: "Free to call, for yourself or for someone else",
    ml: "ടോൾ ഫ്രീ. നിങ്ങൾക്കോ മറ്റൊരാൾക്കോ വേണ്ടി.",
  },
  national: { en: "All India, toll-free", ml: "ഇന്ത്യയാകെ · ടോൾ ഫ്രീ" },
  police: { en: "Police on WhatsApp, messages only", ml: "പോലീസ് WhatsApp, സന്ദേശങ്ങൾ മാത്രം" },
  marathons: { en: "A marathon in every district", ml: "ഓരോ ജില്ലയിലും ഒരു മാരത്തൺ" },
  megaMarathon: { en: "Mega marathon in Ernakulam", ml: "എറണാകുളത്ത് മെഗാ മാരത്തൺ" },
  helpIsFree: { en: "Help is free to call: 14405", ml: "സഹായത്തിന് വിളിക്കൂ, സൗജന്യമാണ്: 14405" },
  allHelplines: { en: "All helplines", ml: "എല്ലാ ഹെൽപ്‌ലൈൻ നമ്പറുകളും" },
  whenAndWhere: { en: "When and where", ml: "എപ്പോൾ, എവിടെ" },
  scanHelp: { en: "QR code that opens all helplines", ml: "എല്ലാ ഹെൽപ്‌ലൈൻ നമ്പറുകളും തുറക്കുന്ന ക്യുആർ കോഡ്" },
  scanEvents: { en: "QR code that opens the events", ml: "പരിപാടികൾ തുറക്കുന്ന ക്യുആർ കോഡ്" },
  people: {
    en: "People run on a red track: in a mundu, with a plait, in a racing wheelchair, with a headscarf.",
    ml: "ചുവന്ന ട്രാക്കിലൂടെ ഓടുന്നവർ: മുണ്ടുടുത്ത ഒരാൾ, മുടി പിന്നിയിട്ട ഒരാൾ, മത്സരത്തിനുള്ള വീൽചെയറിൽ ഒരാൾ, തട്ടമിട്ട ഒരാൾ.",
  },
} as const satisfies Record<string, Record<Language, string>>;

export interface PosterFile {
  name: PosterName;
  size: PosterSize;
  language: Language;
}

/** In display order. */
export const POSTER_FILES: readonly PosterFile[] = POSTER_NAMES.flatMap((name) =>
  LANGUAGES.flatMap((language) => POSTER_SIZES.map((size) => ({ name, size, language }))),
);

/** 'run-a4.pdf', in Malayalam 'run-a4.ml.pdf'. */
export const posterFileName = ({ name, size, language }: PosterFile): string =>
  `${name}-${size.toLowerCase()}${language === "en" ? "" : `.${language}`}.pdf`;

/** Pixels, at twice the display size. */
export const POSTER_PREVIEW = { width: 168, height: 238 } as const;

export const posterPreviewName = ({ name, language }: Omit<PosterFile, "size">): string =>
  `${name}${language === "en" ? "" : `.${language}`}.webp`;

export const posterAddress = (file: PosterFile): string => `/posters/${posterFileName(file)}`;
