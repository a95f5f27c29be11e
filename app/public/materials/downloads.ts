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

/** Files in `public/`; `downloads.test.ts` holds what is said of them against the files. */
export const OWN_FILES = [
  { kind: "logo", language: "none", svg: "/favicon.svg", png: "/icon-512.png", width: 512, height: 512, bytes: 5855 },
  { kind: "logo", language: "en", svg: "/logo.svg", png: "/logo.png", width: 1200, height: 352, bytes: 13_105 },
  { kind: "logo", language: "ml", svg: "/logo.ml.svg", png: "/logo.ml.png", width: 1200, height: 373, bytes: 18_465 },
  { kind: "picture", language: "en", svg: null, png: "/shared/home.png", width: 1200, height: 630, bytes: 53_487 },
  { kind: "picture", language: "ml", svg: null, png: "/shared/home.ml.png", width: 1200, height: 630, bytes: 53_642 },
] as const;

/** The campaign's logos and pictures that come with the product. */
export const getOwnFiles = (
  messages: DownloadMessages,
  getTitle: (file: (typeof OWN_FILES)[number]) => string,
): Download[] =>
  OWN_FILES.map((file) => {
    const { kind, language, svg, png, width, height, bytes } = file;
    const name = `drug-free-kerala${language === "none" ? "" : `-${language}`}${kind === "picture" ? "-picture" : ""}`;
    const scale = PREVIEW_SIDE_PX / width;
    return {
      key: png,
      title: getTitle(file),
      kind,
      language,
      label: [nameLanguage(messages, language), svg && "SVG", `PNG ${width} × ${height}`].filter(Boolean).join(", "),
      preview: { address: svg ?? png, width: PREVIEW_SIDE_PX, height: Math.round(height * scale) },
      files: [
        ...(svg ? [{ address: svg, name: `${name}.svg`, label: "SVG" }] : []),
        { address: png, name: `${name}.png`, label: `PNG, ${formatSize(bytes, messages)}` },
      ],
    };
  });
