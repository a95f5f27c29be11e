/** Controls and direction overrides, which hide what a name or a text really says (Unicode TR 36). */
const CONTROLS = /[\p{Cc}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]|[\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** A foreign text as it can be stored and shown: well-formed, without control characters. */
export function withoutControls(text: string, { multiline = false } = {}): string {
  const lines = multiline ? text.replace(/\r\n?/g, "\n") : text.replace(/[\r\n\t]+/g, " ");
  return lines.toWellFormed().replace(multiline ? CONTROLS_BUT_BREAKS : CONTROLS, "");
}
