import { type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublishedPage } from "../../../shared/pages/pages.ts";
import { isPublicPage } from "../../../shared/public-routes.ts";
import { type Block, markdownTree, type Piece, plainBeginning } from "../../../shared/text/markdown.ts";

/** A content page in the URL's language, falling back to English. */
export interface LocalizedPage {
  slug: string;
  title: string;
  malayalam: string;
  blocks: Block[];
  /** For meta description. */
  beginning: string;
  /** Fallback language. */
  titleLang?: "en";
  textLang?: "en";
}

/** Characters. */
const EXCERPT_LENGTH = 160;

type Content = Pick<PublishedPage, "slug" | "title" | "body" | "title_ml" | "body_ml">;

/** Loaders only, so that the parser stays out of browsers. */
export function localizePage({ slug, title, body, title_ml, body_ml }: Content, language: Language): LocalizedPage {
  const translation = language === "ml";
  const blocks = excludeLead(markdownTree((translation && body_ml) || body), language);
  return {
    slug,
    title: (translation && title_ml) || title,
    malayalam: translation ? "" : title_ml,
    blocks,
    beginning: plainBeginning(blocks, EXCERPT_LENGTH),
    ...(translation && title_ml === "" && { titleLang: "en" as const }),
    ...(translation && body_ml === "" && { textLang: "en" as const }),
  };
}

/** Localises internal links. */
function excludeLead(blocks: Block[], language: Language): Block[] {
  const line = (pieces: Piece[]): Piece[] =>
    pieces.map((piece) => {
      if (typeof piece === "string") return piece;
      if ("strong" in piece) return { strong: line(piece.strong) };
      const to = isPublicPage(piece.to) ? localizeUrl(language, piece.to) : piece.to;
      return { to, text: line(piece.text) };
    });
  return blocks.map((block) => {
    switch (block.kind) {
      case "heading":
        return { ...block, text: line(block.text) };
      case "list":
        return { ...block, items: block.items.map(line) };
      case "notice":
        return { ...block, blocks: excludeLead(block.blocks, language) };
      default:
        return { ...block, lines: block.lines.map(line) };
    }
  });
}
