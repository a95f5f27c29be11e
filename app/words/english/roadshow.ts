/** The roadshow in four figures; `band` is the word above one. */
export const ROADSHOW = {
  figures: [
    { band: "Roadshow", figure: "20+", says: "days of roadshow" },
    { band: "Districts", figure: "14", says: "districts, from the north to the south" },
    { band: "People", figure: "30+", says: "public engagement points" },
    { band: "Marathons", figure: "14", says: "district-level marathons including a mega marathon in Ernakulam" },
  ],
} as const;
