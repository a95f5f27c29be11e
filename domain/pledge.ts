/** From this number on it is shown how many took the pledge: fewer would discourage. */
export const PLEDGES_SHOWN_FROM = 100;

/** What the call says to somebody who took the pledge. */
export const PLEDGE_WORDS = { taken: "Thank you for taking the pledge." } as const;
