/** For a rule that promises a time: `script/test` asks it while nothing else runs. */
export const TIMED = { tags: ["timed"] };
