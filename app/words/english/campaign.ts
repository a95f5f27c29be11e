/** What the campaign says of itself wherever it stands. */
export const CAMPAIGN = {
  /** In statement type: the yes shines, the drugs are struck out. */
  say: "Let's say {yes} to sports and NO to {drugs}.",
  yes: "YES",
  drugs: "drugs",
  plainly: "Let's say YES to sports and NO to drugs.",
  northToSouth: "The fourteen districts, north to south",
  megaMarathon: "Mega marathon",
  partners: "Partners",
} as const;
