import { countWordChanges } from "./count-word-changes.ts";

/** Strikes through words missing in `now`. */
export const Diff = ({ text, now }: { text: string; now: string }) =>
  countWordChanges(text, now).map((piece, place) => {
    const key = `${place} ${piece.gone}`;
    return piece.gone ? <del key={key}>{piece.text}</del> : <span key={key}>{piece.text}</span>;
  });
