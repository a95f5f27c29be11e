import {
  DEFAULT_LANGUAGE,
  getOwnText,
  getTranslation,
  type Language,
  localizeUrl,
} from "../../../shared/i18n/languages.ts";
import type { PublishedPage } from "../../../shared/pages/pages.schema.ts";
import type { ShownPicture } from "../../../shared/pictures/pictures.schema.ts";
import { isPublicPage } from "../../../shared/public-routes.ts";
import { type Block, getPictureIds, type Piece, plainBeginning } from "../../../shared/text/markdown.ts";
import { markdownTree } from "../../../shared/text/parse-markdown.ts";

/** A content page in the URL's language, falling back to English. */
export interface LocalizedPage {
  slug: string;
  title: string;
  malayalam: string;
  /** Of a press release: its day. */
  lead?: string;
  blocks: Block[];
  /** For meta description. */
  beginning: string;
  /** Fallback language. */
  titleLang?: Language;
  textLang?: Language;
}

/** Characters. */
const EXCERPT_LENGTH = 160;

type Content = Pick<PublishedPage, "slug" | "title" | "body" | "title_ml" | "body_ml">;

/** Finds pictures of the library. */
type ResolvePictures = (ids: readonly number[]) => Promise<ReadonlyMap<number, ShownPicture>>;

/** Loaders only, so that the parser stays out of browsers. */
export async function localizePage(
  content: Content,
  language: Language,
  resolve?: ResolvePictures,
): Promise<LocalizedPage> {
  const tree = markdownTree(getTranslation(content, "body", language));
  const ids = getPictureIds(tree);
  const pictures = (ids.length > 0 && (await resolve?.(ids))) || new Map<number, ShownPicture>();
  const blocks = localizeBlocks(tree, language, pictures);
  return {
    slug: content.slug,
    title: getTranslation(content, "title", language),
    malayalam: language === DEFAULT_LANGUAGE ? content.title_ml : "",
    blocks,
    beginning: plainBeginning(blocks, EXCERPT_LENGTH),
    ...(getOwnText(content, "title", language) === "" && { titleLang: DEFAULT_LANGUAGE }),
    ...(getOwnText(content, "body", language) === "" && { textLang: DEFAULT_LANGUAGE }),
  };
}

/** A text without pictures of the library. */
export const localizeMarkdown = (markdown: string, language: Language): Block[] =>
  localizeBlocks(markdownTree(markdown), language, new Map());

/** Localises internal links, and adds pictures. */
function localizeBlocks(blocks: Block[], language: Language, pictures: ReadonlyMap<number, ShownPicture>): Block[] {
  const line = (pieces: Piece[]): Piece[] =>
    pieces.map((piece) => {
      if (typeof piece === "string") return piece;
      if ("strong" in piece) return { strong: line(piece.strong) };
      if ("em" in piece) return { em: line(piece.em) };
      const to = isPublicPage(piece.to) ? localizeUrl(language, piece.to) : piece.to;
      return { to, text: line(piece.text) };
    });
  return blocks.map((block) => {
    switch (block.kind) {
      case "heading":
        return { ...block, text: line(block.text) };
      case "list":
        return {
          ...block,
          items: block.items.map(({ lines, blocks }) => ({
            lines: lines.map(line),
            ...(blocks && { blocks: localizeBlocks(blocks, language, pictures) }),
          })),
        };
      case "table":
        return { ...block, head: block.head.map(line), rows: block.rows.map((row) => row.map(line)) };
      case "question":
        return { ...block, question: line(block.question), blocks: localizeBlocks(block.blocks, language, pictures) };
      case "notice":
      case "quote":
        return { ...block, blocks: localizeBlocks(block.blocks, language, pictures) };
      case "picture": {
        const picture = pictures.get(block.id);
        return picture ? { ...block, picture } : block;
      }
      default:
        return { ...block, lines: block.lines.map(line) };
    }
  });
}
