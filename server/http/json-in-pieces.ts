import { setImmediate as nextTurn } from "node:timers/promises";

/** Characters of JSON that are made in one turn of the event loop, and a single item beyond them. */
const PIECE_LENGTH = 64 * 1024;

/**
 * The JSON of an answer. The items of a list `data` are serialised in pieces, so that a long list of long texts does not hold
 * up other requests.
 */
export async function jsonInPieces(body: object): Promise<string | Uint8Array<ArrayBuffer>> {
  if (!("data" in body) || !Array.isArray(body.data)) return JSON.stringify(body);
  const pieces: Buffer[] = [];
  let piece = "";
  const add = (text: string) => {
    piece += text;
    return piece.length >= PIECE_LENGTH;
  };
  const flush = () => {
    pieces.push(Buffer.from(piece));
    piece = "";
    return nextTurn();
  };
  let separator = "{";
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    add(`${separator}${JSON.stringify(name)}:`);
    separator = ",";
    if (name !== "data") {
      add(JSON.stringify(value));
      continue;
    }
    for (const [place, item] of body.data.entries())
      if (add(`${place === 0 ? "[" : ","}${JSON.stringify(item)}`)) await flush();
    add(body.data.length === 0 ? "[]" : "]");
  }
  piece += "}";
  return pieces.length === 0 ? piece : Buffer.concat([...pieces, Buffer.from(piece)]);
}
