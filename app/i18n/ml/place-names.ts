import type { DistrictName } from "../../../shared/districts.ts";
import type { TranslatedMessages } from "../messages.ts";

/** Inflection is irregular: 'കണ്ണൂരിലെ പരിപാടികൾ'. */
const IN_PLACE: Record<DistrictName, string> = {
  Thiruvananthapuram: "തിരുവനന്തപുരത്തെ",
  Kollam: "കൊല്ലത്തെ",
  Pathanamthitta: "പത്തനംതിട്ടയിലെ",
  Alappuzha: "ആലപ്പുഴയിലെ",
  Kottayam: "കോട്ടയത്തെ",
  Idukki: "ഇടുക്കിയിലെ",
  Ernakulam: "എറണാകുളത്തെ",
  Thrissur: "തൃശ്ശൂരിലെ",
  Palakkad: "പാലക്കാട്ടെ",
  Malappuram: "മലപ്പുറത്തെ",
  Kozhikode: "കോഴിക്കോട്ടെ",
  Wayanad: "വയനാട്ടിലെ",
  Kannur: "കണ്ണൂരിലെ",
  Kasaragod: "കാസർകോട്ടെ",
};

export const PLACES = {
  there: IN_PLACE,
  elsewhere: "{place} എന്ന സ്ഥലത്തെ",
} as const satisfies TranslatedMessages["places"];
