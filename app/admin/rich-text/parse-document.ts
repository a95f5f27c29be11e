import type { Node } from "prosemirror-model";
import { type Block, type ListItem, type Piece, toContactLink } from "../../../shared/text/markdown.ts";
import { markdownTree } from "../../../shared/text/parse-markdown.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** A stored text as a document of the editor. */
export const parseDocument = (markdown: string): Node => {
  const blocks = toNodes(markdownTree(markdown));
  return nodes["doc"].create(null, blocks.length > 0 ? blocks : [nodes["paragraph"].create()]);
};

const toNodes = (blocks: readonly Block[]): Node[] => blocks.map(toNode);

/** A block that must not be empty. */
const filled = (blocks: readonly Block[]): Node[] =>
  blocks.length > 0 ? toNodes(blocks) : [nodes["paragraph"].create()];

function toNode(block: Block): Node {
  switch (block.kind) {
    case "heading":
      return nodes["heading"].create({ level: block.level }, toInline(block.text));
    case "paragraph":
      return toParagraph(block.lines);
    case "list":
      return nodes[block.ordered ? "ordered_list" : "bullet_list"].create(null, block.items.map(toItem));
    case "quote":
      return nodes["blockquote"].create(null, filled(block.blocks));
    case "picture":
      return nodes["picture"].create({ id: block.id });
    case "table": {
      const row = (cells: readonly Piece[][], type: "table_header" | "table_cell") =>
        nodes["table_row"].create(
          null,
          cells.map((cell) => nodes[type].create(null, toParagraph([cell]))),
        );
      return nodes["table"].create(null, [
        row(block.head, "table_header"),
        ...block.rows.map((cells) => row(cells, "table_cell")),
      ]);
    }
    case "notice":
      return nodes["notice"].create(null, filled(block.blocks));
    case "question":
      return nodes["question"].create(null, [
        nodes["question_title"].create(null, toInline(block.question)),
        ...filled(block.blocks),
      ]);
    case "contact": {
      const lines = block.lines.map((line) => nodes["contact_line"].create(null, toInline(withoutOwnLink(line))));
      return nodes["contact"].create(null, lines.length > 0 ? lines : [nodes["contact_line"].create()]);
    }
  }
}

const toItem = ({ lines, blocks = [] }: ListItem): Node =>
  nodes["list_item"].create(null, [toParagraph(lines), ...toNodes(blocks)]);

const toParagraph = (lines: readonly Piece[][]): Node =>
  nodes["paragraph"].create(
    null,
    lines.flatMap((line, place) => [...(place > 0 ? [nodes["hard_break"].create()] : []), ...toInline(line)]),
  );

function toInline(pieces: readonly Piece[]): Node[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === "string") return piece === "" ? [] : [schema.text(piece)];
    const [inner, mark] =
      "strong" in piece
        ? [piece.strong, marks["strong"].create()]
        : "em" in piece
          ? [piece.em, marks["em"].create()]
          : [piece.text, marks["link"].create({ href: piece.to })];
    return toInline(inner).map((node) => node.mark(mark.addToSet(node.marks)));
  });
}

/** Numbers and addresses of a contact become links when they are shown. */
function withoutOwnLink(line: Piece[]): Piece[] {
  const [first, ...rest] = line;
  if (rest.length > 0 || typeof first !== "object" || !("to" in first)) return line;
  const [text] = first.text;
  return typeof text === "string" && toContactLink(text) === first.to ? [text] : line;
}
