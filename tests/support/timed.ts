/**
 * For a rule that promises a time: what is slow by itself is slow each time, and a machine that others use too is so now
 * and then. No other rule has a second try.
 */
export const TIMED = { retry: 4 };
