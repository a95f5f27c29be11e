import { createHash } from "node:crypto";
import { MATERIAL_LIMITS, type MaterialType } from "../../../shared/materials/materials.ts";
import type { MaterialRow } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { hasPdfSignature, pictureKind } from "../../storage/file-kinds.ts";
import type { StoredFile } from "../../storage/file-references.ts";
import { reencodeImage, runInTurn } from "../../storage/reencode-image.ts";

export const MATERIALS_FOLDER = "materials";
/** Longer side in pixels, at twice the display size. */
const PREVIEW_SIDE = 264;

export interface SentFile {
  /** Original name. */
  name: string;
  content: Uint8Array;
}

interface MaterialFile {
  columns: Pick<MaterialRow, "file_name" | "file_key" | "size" | "width" | "height" | "preview_key">;
  stored: StoredFile[];
}

/** By magic bytes; null for other types. */
export function getType(content: Uint8Array): MaterialType | null {
  if (hasPdfSignature(content)) return "pdf";
  const kind = pictureKind(Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 64)));
  return kind === "jpg" || kind === "png" || kind === "webp" ? kind : null;
}

/**
 * PDFs unchanged; pictures re-encoded in their format and size, without metadata, plus a preview.
 * @throws AppError "invalid"
 */
export async function materialFile({ name, content }: SentFile): Promise<MaterialFile> {
  const type = getType(content);
  if (type === null) throw notWhole();
  if (type === "pdf") {
    const file = { key: getKey(content, type), content };
    const none = { width: null, height: null, preview_key: null };
    return { columns: { ...namedAs(name, type), file_key: file.key, size: content.length, ...none }, stored: [file] };
  }
  const bounds = { field: "file", pixels: MATERIAL_LIMITS.pixels };
  const images = await runInTurn(async () => ({
    picture: await reencodeImage(content, { ...bounds, quality: 92, format: type }),
    preview: await reencodeImage(content, { ...bounds, quality: 80 }, (picture) =>
      picture.resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: "inside", withoutEnlargement: true }),
    ),
  })).catch((error: unknown) => {
    throw error instanceof AppError && error.rule.code === "picture-invalid" ? notWhole() : error;
  });
  const { content: whole, ...size } = images.picture;
  const file = { key: getKey(whole, type), content: whole };
  const preview = { key: getKey(images.preview.content, "webp"), content: images.preview.content };
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

/** Derived from the content, so URLs are immutable. */
const getKey = (content: Uint8Array, type: MaterialType): string =>
  `${MATERIALS_FOLDER}/${createHash("sha256").update(content).digest("hex")}.${type}`;

const ENDINGS: Record<MaterialType, RegExp> = {
  pdf: /\.pdf$/i,
  png: /\.png$/i,
  jpg: /\.jpe?g$/i,
  webp: /\.webp$/i,
};

/** With the extension of its type. */
const namedAs = (name: string, type: MaterialType) => ({
  file_name: name === "" ? `material.${type}` : ENDINGS[type].test(name) ? name : `${name}.${type}`,
});

const notWhole = () => new AppError("invalid", "material-invalid", { field: "file" });
