/** Magic bytes. No SVG: it can contain scripts. */
const KINDS = {
  jpg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  gif: (bytes: Buffer) => /^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)),
  webp: (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  avif: (bytes: Buffer) => /^ftyp(avif|avis|mif1)$/.test(bytes.toString("latin1", 4, 12)),
} as const;
export type PictureKind = keyof typeof KINDS;

export const pictureKind = (bytes: Buffer): PictureKind | null =>
  (Object.keys(KINDS) as PictureKind[]).find((kind) => KINDS[kind](bytes)) ?? null;

export const isPicture = (bytes: Buffer): boolean => pictureKind(bytes) !== null;

/** PDF readers accept the header within this many bytes: printers and mail programs write lines before it. */
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
