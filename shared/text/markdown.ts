import type { ShownPicture } from "../pictures/pictures.schema.ts";
import { isOwnPath, isPlainUrl } from "../validation/is-url.ts";

/** Plain text is escaped by the renderer. */
export type Piece = string | { strong: Piece[] } | { em: Piece[] } | { to: string; text: Piece[] };

/** The item's own lines, and what is nested below them. */
export interface ListItem {
  lines: Piece[][];
  blocks?: Block[];
}

export type Block =
  | { kind: "heading"; level: 2 | 3 | 4; text: Piece[] }
  | { kind: "paragraph"; lines: Piece[][] }
  | { kind: "list"; ordered: boolean; items: ListItem[] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "quote"; blocks: Block[] }
  /** The picture is found by the caller (`getPictureIds`); without one, nothing is shown. */
  | { kind: "picture"; id: number; picture?: ShownPicture }
  | { kind: "notice"; blocks: Block[] }
  | { kind: "question"; question: Piece[]; blocks: Block[] }
  | { kind: "contact"; lines: Piece[][] };

/** Ids of the pictures in a text. */
export const getPictureIds = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block) => {
    if (block.kind === "picture") return [block.id];
    if (block.kind === "list") return block.items.flatMap(({ blocks: nested = [] }) => getPictureIds(nested));
    return "blocks" in block ? getPictureIds(block.blocks) : [];
  });

const NUMBER = /^\+?\d[\d -]{1,24}\d$/;
const MAIL = /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}$/;

/** A line that is a phone number or an email address as a link target; else null. */
export const toContactLink = (line: string): string | null =>
  NUMBER.test(line) ? `tel:${line.replace(/[ -]/g, "")}` : MAIL.test(line) ? `mailto:${line}` : null;

/** Allowed link targets: own pages, https, mailto, tel; else null. */
export function destination(written: string): string | null {
  if (isOwnPath(written)) return written;
  if (/^https:\/\/[^\s/\\@]+(?:[/?#]\S*)?$/i.test(written)) return isPlainUrl(written) ? written : null;
  const [, scheme, rest = ""] = /^(mailto|tel):(.*)$/i.exec(written) ?? [];
  if (scheme === undefined) return null;
  return /^mailto$/i.test(scheme)
    ? MAIL.test(rest)
      ? `mailto:${rest}`
      : null
    : NUMBER.test(rest)
      ? toContactLink(rest)
      : null;
}

/** Plain text for meta descriptions. */
export function plainBeginning(blocks: readonly Block[], most: number): string {
  const text = blocks
    .flatMap((block) => (block.kind === "paragraph" ? block.lines.map(getWords) : []))
    .join(" ")
    .slice(0, most * 8);
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join("")
        .replace(/\s+\S*$/, "")}…`;
}

const getWords = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : getWords(within(piece)))).join("");

/** What an emphasis or a link holds. */
export const within = (piece: Exclude<Piece, string>): Piece[] =>
  "strong" in piece ? piece.strong : "em" in piece ? piece.em : piece.text;
