import { piecesGone } from "./word-changes.ts";

/** A text as it was, with the words struck out that stand in it no more. */
export const Struck = ({ text, now }: { text: string; now: string }) =>
  piecesGone(text, now).map((piece, place) => {
    const key = `${place} ${piece.gone}`;
    return piece.gone ? <del key={key}>{piece.text}</del> : <span key={key}>{piece.text}</span>;
  });
