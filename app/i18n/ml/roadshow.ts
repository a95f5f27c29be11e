import { ROADSHOW_FIGURES, CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";
import type { TranslatedMessages } from "../messages.ts";

export const ROADSHOW = {
  figures: [
    { band: "റോഡ്ഷോ", figure: ROADSHOW_FIGURES["roadshow.days"], says: TEXTS["roadshow.days"].ml },
    { band: "ജില്ലകൾ", figure: ROADSHOW_FIGURES["roadshow.districts"], says: TEXTS["roadshow.districts"].ml },
    { band: "ഇടങ്ങൾ", figure: ROADSHOW_FIGURES["roadshow.points"], says: TEXTS["roadshow.points"].ml },
    { band: "മാരത്തൺ", figure: ROADSHOW_FIGURES["roadshow.marathons"], says: TEXTS["roadshow.marathons"].ml },
  ],
} as const satisfies TranslatedMessages["roadshow"];
