import { createHash } from "node:crypto";
import { MATERIAL_LIMITS, type MaterialType } from "../../../domain/materials.ts";
import type { MaterialRow } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";
import { encodedAnew, inTurn } from "../../storage/encoded-anew.ts";
import type { StoredFile } from "../../storage/named-files.ts";
import { beginsLikePdf } from "../../storage/pdf-mark.ts";
import { pictureKind } from "../../storage/picture-kinds.ts";

/** Where materials and their small pictures lie. */
export const MATERIALS_FOLDER = "materials";
/** The longer side of a small picture: what a page shows, for screens with twice the dots. */
const PREVIEW_SIDE = 264;

export interface SentFile {
  /** As it was called on the machine that it came from. */
  name: string;
  content: Uint8Array;
}

/** What a material's row says of its file, and what is stored for that. */
interface MaterialFile {
  columns: Pick<MaterialRow, "file_name" | "file_key" | "size" | "width" | "height" | "preview_key">;
  stored: StoredFile[];
}

/** What a file is by its own bytes; null for what is never taken. */
export function typeOf(content: Uint8Array): MaterialType | null {
  if (beginsLikePdf(content)) return "pdf";
  const kind = pictureKind(Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 64)));
  return kind === "jpg" || kind === "png" || kind === "webp" ? kind : null;
}

/**
 * A file ready to be kept: a PDF as it came, a picture encoded anew in its own format and full size, so that neither what
 * its camera wrote nor anything hidden behind it is left, and a small picture beside it.
 * @throws Refused "invalid" when it is none of these, or a picture that is broken or has too many pixels
 */
export async function materialFile({ name, content }: SentFile): Promise<MaterialFile> {
  const type = typeOf(content);
  if (type === null) throw notWhole();
  if (type === "pdf") {
    const file = { key: keyOf(content, type), content };
    const none = { width: null, height: null, preview_key: null };
    return { columns: { ...namedAs(name, type), file_key: file.key, size: content.length, ...none }, stored: [file] };
  }
  const bounds = { field: "file", pixels: MATERIAL_LIMITS.pixels };
  const made = await inTurn(async () => ({
    picture: await encodedAnew(content, { ...bounds, quality: 92, format: type }),
    preview: await encodedAnew(content, { ...bounds, quality: 80 }, (picture) =>
      picture.resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: "inside", withoutEnlargement: true }),
    ),
  })).catch((fault: unknown) => {
    throw fault instanceof Refused && fault.rule.code === "picture-invalid" ? notWhole() : fault;
  });
  const { content: whole, ...size } = made.picture;
  const file = { key: keyOf(whole, type), content: whole };
  const preview = { key: keyOf(made.preview.content, "webp"), content: made.preview.content };
  return {
    columns: {
      ...namedAs(name, type),
      file_key: file.key,
      size: whole.length,
      ...size,
      preview_key: preview.key,
    },
    stored: file.key === preview.key ? [file] : [file, preview],
  };
}

/** An address made of the content, which therefore never changes. */
const keyOf = (content: Uint8Array, type: MaterialType): string =>
  `${MATERIALS_FOLDER}/${createHash("sha256").update(content).digest("hex")}.${type}`;

const ENDINGS: Record<MaterialType, RegExp> = {
  pdf: /\.pdf$/i,
  png: /\.png$/i,
  jpg: /\.jpe?g$/i,
  webp: /\.webp$/i,
};

/** The name under which a visitor saves it: always one of what the file is. */
const namedAs = (name: string, type: MaterialType) => ({
  file_name: name === "" ? `material.${type}` : ENDINGS[type].test(name) ? name : `${name}.${type}`,
});

const notWhole = () => new Refused("invalid", "material-invalid", { field: "file" });
