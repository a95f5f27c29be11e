import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import {
  getOtherLanguage,
  getTranslation,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from "../../../shared/i18n/languages.ts";
import type { Material } from "../../../shared/materials/materials.schema.ts";
import {
  MATERIAL_KINDS,
  type MaterialKind,
  type MaterialLanguage,
  type MaterialType,
} from "../../../shared/materials/materials.ts";
import { type PosterFile, posterFileName } from "../../../shared/posters/posters.ts";
import type { PageContext } from "../../page-context.ts";

/** One download, or several files of one item. */
export interface Download {
  key: string;
  title: string;
  kind: MaterialKind;
  language: MaterialLanguage;
  /** 'English, PDF'. */
  label: string;
  preview: { address: string; width: number; height: number } | null;
  files: { address: string; name: string; label: string }[];
}

const CALLED: Record<MaterialType, string> = { pdf: "PDF", png: "PNG", jpg: "JPEG", webp: "WebP" };

/** Its own name where the messages do not name it. */
function nameLanguage(messages: DownloadMessages, language: MaterialLanguage): string {
  const names: Partial<Record<MaterialLanguage, string>> = { ...LANGUAGE_NAMES, ...messages.languages };
  return names[language] ?? "";
}

/** CSS pixels. */
const PREVIEW_SIDE_PX = 112;

type DownloadMessages = Messages["materials"];

/** '1.2 MB', '96 kB'. */
export const formatSize = (bytes: number, messages: DownloadMessages): string =>
  bytes >= 1_000_000
    ? interpolate(messages.megabytes, { size: (bytes / 1_000_000).toFixed(1) })
    : interpolate(messages.kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) });

export function toDownload(
  language: Language,
  material: Material,
  { messages, fileAddress }: { messages: DownloadMessages; fileAddress: (path: string) => string },
): Download {
  const { id, kind, type, width, height, size, file_url, file_name, preview_url } = material;
  const sides = width !== null && height !== null ? { width, height } : null;
  const pixels = sides && `${sides.width} × ${sides.height}`;
  const scale = sides && PREVIEW_SIDE_PX / Math.max(sides.width, sides.height);
  return {
    key: `upload ${id}`,
    title: getTranslation(material, "title", language),
    kind,
    language: material.language,
    label: [nameLanguage(messages, material.language), CALLED[type], pixels, formatSize(size, messages)]
      .filter(Boolean)
      .join(", "),
    preview:
      preview_url !== null && sides && scale
        ? {
            address: fileAddress(preview_url),
            width: Math.max(1, Math.round(sides.width * scale)),
            height: Math.max(1, Math.round(sides.height * scale)),
          }
        : null,
    files: [{ address: fileAddress(file_url), name: file_name, label: "" }],
  };
}

export type Choice = MaterialKind | Language;

export const matchesChoice = (choice: Choice, { kind, language }: Download): boolean =>
  kind === choice || language === choice || (language === "both" && LANGUAGES.some((language) => language === choice));

/** Filters with counts; useless ones are omitted. */
export const getChoices = (files: readonly Download[]): [choice: Choice, count: number][] =>
  [...MATERIAL_KINDS, ...LANGUAGES]
    .map((choice): [Choice, number] => [choice, files.filter((file) => matchesChoice(choice, file)).length])
    .filter(([, count]) => count > 0 && count < files.length);

/** The product's own posters with their paper sizes. */
export function getPosters(
  posters: Awaited<ReturnType<PageContext["services"]["posters"]["list"]>>,
  messages: DownloadMessages,
  getTitles: (language: Language) => Record<PosterFile["name"], string>,
): Download[] {
  const sheets = Map.groupBy(posters, ({ name, language }) => `${name} ${language}`);
  return [...sheets].flatMap(([key, sizes]) => {
    const [first] = sizes;
    if (!first) return [];
    const { name, language, preview } = first;
    return {
      key: `poster ${key}`,
      title: getTitles(language)[name],
      kind: "poster" as const,
      language,
      label: `${nameLanguage(messages, language)}, PDF`,
      preview: { ...preview, width: preview.width / 2, height: preview.height / 2 },
      files: sizes.map((file) => ({
        address: file.address,
        name: posterFileName(file),
        label: `${file.size}, ${formatSize(file.bytes, messages)}`,
      })),
    };
  });
}

/** Sorted for readers of a language: other languages last. */
export const sortForLanguage = (language: Language, files: readonly Download[]): Download[] => {
  const other = getOtherLanguage(language);
  return [...files].sort((a, b) => Number(a.language === other) - Number(b.language === other));
};

/** The sign as the site itself wears it (`public/`); `downloads.test.ts` holds what is said of it against the files. */
export const OWN_LOGO = { address: "/icon-512.png", side: 512, bytes: 5855 } as const;

/** The built-in campaign logo. */
export const getLogo = (title: string, messages: DownloadMessages): Download => ({
  key: "sign",
  title,
  kind: "logo",
  language: "none",
  label: `SVG, PNG ${OWN_LOGO.side} × ${OWN_LOGO.side}`,
  preview: { address: "/icon-192.png", width: PREVIEW_SIDE_PX, height: PREVIEW_SIDE_PX },
  files: [
    { address: "/favicon.svg", name: "drug-free-kerala.svg", label: "SVG" },
    {
      address: OWN_LOGO.address,
      name: "drug-free-kerala.png",
      label: `PNG, ${formatSize(OWN_LOGO.bytes, messages)}`,
    },
  ],
});
