import { addressIn, type Language } from "../../../domain/languages.ts";
import { type Block, markdownTree, type Piece, plainBeginning } from "../../../domain/markdown.ts";
import type { PublishedPage } from "../../../domain/own-pages.ts";
import { isPublicPage } from "../../../domain/public-addresses.ts";

/** An own page in the language of its address; what nobody wrote in Malayalam is in English, and says so. */
export interface ReadPage {
  slug: string;
  title: string;
  /** The title in Malayalam, below the English one; blank elsewhere. */
  malayalam: string;
  blocks: Block[];
  /** Its first words, for where the page is found and shared. */
  beginning: string;
  /** Present where title or text is in English on a page in Malayalam. */
  titleLang?: "en";
  textLang?: "en";
}

/** Most characters that a search engine shows of a page. */
const BEGINNING = 160;

type Content = Pick<PublishedPage, "slug" | "title" | "body" | "title_ml" | "body_ml">;

/** Loaders alone call this, so that no browser carries what reads Markdown. */
export function asRead({ slug, title, body, title_ml, body_ml }: Content, language: Language): ReadPage {
  const twin = language === "ml";
  const blocks = leadingOn(markdownTree((twin && body_ml) || body), language);
  return {
    slug,
    title: (twin && title_ml) || title,
    malayalam: twin ? "" : title_ml,
    blocks,
    beginning: plainBeginning(blocks, BEGINNING),
    ...(twin && title_ml === "" && { titleLang: "en" as const }),
    ...(twin && body_ml === "" && { textLang: "en" as const }),
  };
}

/** The same with every link to a page of this site leading to the page in that language. */
function leadingOn(blocks: Block[], language: Language): Block[] {
  const line = (pieces: Piece[]): Piece[] =>
    pieces.map((piece) => {
      if (typeof piece === "string") return piece;
      if ("strong" in piece) return { strong: line(piece.strong) };
      const to = isPublicPage(piece.to) ? addressIn(language, piece.to) : piece.to;
      return { to, text: line(piece.text) };
    });
  return blocks.map((block) => {
    switch (block.kind) {
      case "heading":
        return { ...block, text: line(block.text) };
      case "list":
        return { ...block, items: block.items.map(line) };
      case "notice":
        return { ...block, blocks: leadingOn(block.blocks, language) };
      default:
        return { ...block, lines: block.lines.map(line) };
    }
  });
}
