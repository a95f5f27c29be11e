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
      const items = block.items.map((item, place) => (
        <li key={place}>
          <Line pieces={item} link={link} />
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
    return <span key={place}>{link(piece.to, <Line pieces={piece.text} link={link} />)}</span>;
  });
}
