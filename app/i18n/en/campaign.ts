export const CAMPAIGN = {
  /** The drugs are struck through. */
  say: "Let's say {yes} to sports and NO to {drugs}.",
  yes: "YES",
  drugs: "drugs",
  plainly: "Let's say YES to sports and NO to drugs.",
  northToSouth: "The fourteen districts, north to south",
  megaMarathon: "Mega marathon",
  partners: "Partners",
} as const;
