import { isPicture } from "./picture-kinds.ts";

/** Readers find the mark of a PDF within so many bytes: printers and mail programs write lines before it. */
const SEARCHED = 1024;
const MARK = "%PDF-";
/** HTML, SVG or XML, behind a byte order mark and blanks. */
const MARKUP = /^(\u00ef\u00bb\u00bf)?\s*</;

/** Whether a file is a PDF by its bytes, whatever its name and type say, and does not begin like markup or a picture. */
export function hasPdfSignature(content: Uint8Array): boolean {
  const beginning = Buffer.from(content.subarray(0, SEARCHED));
  const text = beginning.toString("latin1");
  return text.includes(MARK) && !MARKUP.test(text) && !isPicture(beginning);
}
