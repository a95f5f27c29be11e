import type { TranslatedMessages } from "../messages.ts";

export const DATES = {
  months: ["ജനുവരി", "ഫെബ്രുവരി", "മാർച്ച്", "ഏപ്രിൽ", "മേയ്", "ജൂൺ", "ജൂലൈ", "ഓഗസ്റ്റ്", "സെപ്റ്റംബർ", "ഒക്ടോബർ", "നവംബർ", "ഡിസംബർ"],
  time: "{period} {hour}.{minute}",
  fullHour: "{period} {hour}",
  until: [
    { before: "4", period: "രാത്രി" },
    { before: "12", period: "രാവിലെ" },
    { before: "15", period: "ഉച്ചയ്ക്ക്" },
    { before: "19", period: "വൈകിട്ട്" },
    { before: "24", period: "രാത്രി" },
  ],
} as const satisfies TranslatedMessages["dates"];
