import type { InOtherWords } from "../../../domain/filled.ts";
import type { ROADSHOW as ENGLISH } from "../english/roadshow.ts";

export const ROADSHOW = {
  figures: [
    { band: "റോഡ്ഷോ", figure: "20+", says: "ദിവസം നീളുന്ന റോഡ്ഷോ" },
    { band: "ജില്ലകൾ", figure: "14", says: "ജില്ലകൾ, വടക്കു മുതൽ തെക്കു വരെ" },
    { band: "ജനങ്ങൾ", figure: "30+", says: "പൊതു ഇടങ്ങളിൽ ജനങ്ങൾക്കൊപ്പം" },
    { band: "മാരത്തൺ", figure: "14", says: "ജില്ലാ മാരത്തണുകൾ, എറണാകുളത്തെ മെഗാ മാരത്തൺ ഉൾപ്പെടെ" },
  ],
} as const satisfies InOtherWords<typeof ENGLISH>;
