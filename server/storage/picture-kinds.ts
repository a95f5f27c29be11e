/** Beginnings of the kinds of picture that are decoded. SVG, which is a program, is none of them. */
const KINDS = {
  jpg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  gif: (bytes: Buffer) => /^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)),
  webp: (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  avif: (bytes: Buffer) => /^ftyp(avif|avis|mif1)$/.test(bytes.toString("latin1", 4, 12)),
} as const;
export type PictureKind = keyof typeof KINDS;

/** The kind of picture that a file begins like, whatever its name and type say; null for every other file. */
export const pictureKind = (bytes: Buffer): PictureKind | null =>
  (Object.keys(KINDS) as PictureKind[]).find((kind) => KINDS[kind](bytes)) ?? null;

/** Whether a file begins like a picture that may be decoded, whatever its name and type say. */
export const isPicture = (bytes: Buffer): boolean => pictureKind(bytes) !== null;
