/** Time-critical tests, which `script/test` runs alone. */
export const TIMED = { tags: ["timed"] };
