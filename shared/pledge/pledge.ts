/** Small figures would discourage. */
export const MIN_PLEDGES_SHOWN = 100;

export const PLEDGE_COPY = { taken: "Thank you for taking the pledge." } as const;
