import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { getOtherLanguage, LANGUAGES, type Language } from "../../../shared/i18n/languages.ts";
import {
  MATERIAL_KINDS,
  type Material,
  type MaterialKind,
  type MaterialLanguage,
  type MaterialType,
} from "../../../shared/materials/materials.ts";
import { type PosterFile, posterFileName } from "../../../shared/posters/posters.ts";
import type { Messages } from "../../i18n/messages.ts";
import type { PageContext } from "../../page-context.ts";

/** One download, or several files of one item. */
export interface OfferedFile {
  key: string;
  title: string;
  kind: MaterialKind;
  language: MaterialLanguage;
  /** 'English, PDF'. */
  says: string;
  preview: { address: string; width: number; height: number } | null;
  files: { address: string; name: string; says: string }[];
}

const CALLED: Record<MaterialType, string> = { pdf: "PDF", png: "PNG", jpg: "JPEG", webp: "WebP" };

/** CSS pixels. */
const PREVIEW = 112;

type Say = Messages["materials"];

/** '1.2 MB', '96 kB'. */
export const sizeOf = (bytes: number, words: Say): string =>
  bytes >= 1_000_000
    ? interpolate(words.megabytes, { size: (bytes / 1_000_000).toFixed(1) })
    : interpolate(words.kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) });

export function uploaded(
  language: Language,
  material: Material,
  { messages, fileAddress }: { messages: Say; fileAddress: (path: string) => string },
): OfferedFile {
  const { id, title, title_ml, kind, type, width, height, size, file_url, file_name, preview_url } = material;
  const sides = width !== null && height !== null ? { width, height } : null;
  const pixels = sides && `${sides.width} × ${sides.height}`;
  const scale = sides && PREVIEW / Math.max(sides.width, sides.height);
  return {
    key: `upload ${id}`,
    title: (language === "ml" && title_ml) || title,
    kind,
    language: material.language,
    says: [messages.languages[material.language], CALLED[type], pixels, sizeOf(size, messages)]
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
    files: [{ address: fileAddress(file_url), name: file_name, says: "" }],
  };
}

export type Choice = MaterialKind | Language;

export const isOf = (choice: Choice, { kind, language }: OfferedFile): boolean =>
  kind === choice || language === choice || (language === "both" && LANGUAGES.some((one) => one === choice));

/** Filters with counts; useless ones are omitted. */
export const choicesAmong = (files: readonly OfferedFile[]): [choice: Choice, count: number][] =>
  [...MATERIAL_KINDS, ...LANGUAGES]
    .map((choice): [Choice, number] => [choice, files.filter((file) => isOf(choice, file)).length])
    .filter(([, count]) => count > 0 && count < files.length);

/** What is made here: the product's own posters, each with its sizes of paper. */
export function madeHere(
  posters: Awaited<ReturnType<PageContext["services"]["posters"]["list"]>>,
  words: Say,
  titles: Record<PosterFile["name"], Record<Language, string>>,
): OfferedFile[] {
  const sheets = Map.groupBy(posters, ({ name, language }) => `${name} ${language}`);
  return [...sheets].flatMap(([key, sizes]) => {
    const [first] = sizes;
    if (!first) return [];
    const { name, language, preview } = first;
    return {
      key: `poster ${key}`,
      title: titles[name][language],
      kind: "poster" as const,
      language,
      says: `${words.languages[language]}, PDF`,
      preview: { ...preview, width: preview.width / 2, height: preview.height / 2 },
      files: sizes.map((file) => ({
        address: file.address,
        name: posterFileName(file),
        says: `${file.size}, ${sizeOf(file.bytes, words)}`,
      })),
    };
  });
}

/** For who reads a language: what is in the other one comes last. */
export const inOrderFor = (language: Language, files: readonly OfferedFile[]): OfferedFile[] => {
  const other = getOtherLanguage(language);
  return files.toSorted((one, next) => Number(one.language === other) - Number(next.language === other));
};

/** The sign as the site itself wears it (`public/`); `downloads.test.ts` holds what is said of it against the files. */
export const OWN_SIGN = { address: "/icon-512.png", side: 512, bytes: 5855 } as const;

/** The campaign's sign, which is there before anybody uploads a logo. */
export const ownSign = (title: string, words: Say): OfferedFile => ({
  key: "sign",
  title,
  kind: "logo",
  language: "none",
  says: ["PNG", `${OWN_SIGN.side} × ${OWN_SIGN.side}`, sizeOf(OWN_SIGN.bytes, words)].join(", "),
  preview: { address: "/icon-192.png", width: PREVIEW, height: PREVIEW },
  files: [{ address: OWN_SIGN.address, name: "drug-free-kerala.png", says: "" }],
});
