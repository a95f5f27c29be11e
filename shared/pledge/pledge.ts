/** Small figures would discourage. */
export const PLEDGES_SHOWN_FROM = 100;

export const PLEDGE_WORDS = { taken: "Thank you for taking the pledge." } as const;
