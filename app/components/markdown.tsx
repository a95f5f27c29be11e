import { createElement, type ReactNode } from "react";
import type { Block, Piece } from "../../shared/text/markdown.ts";
import { LibraryPicture } from "./library-picture.tsx";

const SIZES = "(max-width: 760px) calc(100vw - 32px), 720px";

/** Inactive in the admin preview. */
export type LinkOf = (to: string, children: ReactNode) => ReactNode;

/** Renders staff content as elements; text is never parsed as HTML. */
export const Markdown = ({ blocks, link }: { blocks: readonly Block[]; link: LinkOf }) =>
  blocks.map((block, place) => <Part key={place} block={block} link={link} />);

function Part({ block, link }: { block: Block; link: LinkOf }) {
  switch (block.kind) {
    case "heading":
      return createElement(`h${block.level}`, null, <Line pieces={block.text} link={link} />);
    case "paragraph":
      return <p>{toLines(block.lines, link)}</p>;
    case "list": {
      const items = block.items.map(({ lines, blocks = [] }, place) => (
        <li key={place}>
          {toLines(lines, link)}
          <Markdown blocks={blocks} link={link} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "picture":
      return (
        block.picture && (
          <figure>
            <LibraryPicture picture={block.picture} sizes={SIZES} />
            {block.picture.credit && <figcaption>{block.picture.credit}</figcaption>}
          </figure>
        )
      );
    case "table":
      return (
        <div data-kind="table">
          <table>
            <thead>
              <Row cells={block.head} link={link} cell="th" />
            </thead>
            <tbody>
              {block.rows.map((cells, place) => (
                <Row key={place} cells={cells} link={link} cell="td" />
              ))}
            </tbody>
          </table>
        </div>
      );
    case "quote":
      return (
        <blockquote>
          <Markdown blocks={block.blocks} link={link} />
        </blockquote>
      );
    case "question":
      return (
        <details>
          <summary>
            <Line pieces={block.question} link={link} />
          </summary>
          <Markdown blocks={block.blocks} link={link} />
        </details>
      );
    case "notice":
      return (
        <div data-kind="notice">
          <Markdown blocks={block.blocks} link={link} />
        </div>
      );
    case "contact":
      return <address>{toLines(block.lines, link)}</address>;
  }
}

interface RowProps {
  cells: readonly Piece[][];
  cell: "th" | "td";
  link: LinkOf;
}

const Row = ({ cells, cell, link }: RowProps) => (
  <tr>
    {cells.map((pieces, place) =>
      createElement(
        cell,
        { key: place, scope: cell === "th" ? "col" : undefined },
        <Line pieces={pieces} link={link} />,
      ),
    )}
  </tr>
);

const toLines = (lines: readonly Piece[][], link: LinkOf) =>
  lines.map((line, place) => [
    place > 0 && <br key={`break ${place}`} />,
    <Line key={`line ${place}`} pieces={line} link={link} />,
  ]);

function Line({ pieces, link }: { pieces: readonly Piece[]; link: LinkOf }) {
  return pieces.map((piece, place) => {
    if (typeof piece === "string") return piece;
    if ("strong" in piece)
      return (
        <strong key={place}>
          <Line pieces={piece.strong} link={link} />
        </strong>
      );
    if ("em" in piece)
      return (
        <em key={place}>
          <Line pieces={piece.em} link={link} />
        </em>
      );
    return <span key={place}>{link(piece.to, <Line pieces={piece.text} link={link} />)}</span>;
  });
}
