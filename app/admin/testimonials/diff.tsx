import { piecesGone } from "./count-word-changes.ts";

/** Strikes through words missing in `now`. */
export const Struck = ({ text, now }: { text: string; now: string }) =>
  piecesGone(text, now).map((piece, place) => {
    const key = `${place} ${piece.gone}`;
    return piece.gone ? <del key={key}>{piece.text}</del> : <span key={key}>{piece.text}</span>;
  });
