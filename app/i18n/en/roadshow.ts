import { ROADSHOW_FIGURES, CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";
/** `band`: the word above a figure. */
export const ROADSHOW = {
  figures: [
    { band: "Roadshow", figure: ROADSHOW_FIGURES["roadshow.days"], says: TEXTS["roadshow.days"].en },
    { band: "Districts", figure: ROADSHOW_FIGURES["roadshow.districts"], says: TEXTS["roadshow.districts"].en },
    { band: "Points", figure: ROADSHOW_FIGURES["roadshow.points"], says: TEXTS["roadshow.points"].en },
    { band: "Marathons", figure: ROADSHOW_FIGURES["roadshow.marathons"], says: TEXTS["roadshow.marathons"].en },
  ],
} as const;
