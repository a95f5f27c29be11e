const MALAYALAM = /[\u0D00-\u0D7F]/;

/** The language to mark on a run of text that people wrote, so that Malayalam gets its face and its line height. */
export const languageOf = (text: string): "ml" | undefined => (MALAYALAM.test(text) ? "ml" : undefined);
