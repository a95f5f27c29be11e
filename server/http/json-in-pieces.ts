import { setImmediate as nextTurn } from "node:timers/promises";

/** Characters of JSON that are made in one turn of the event loop, and a single item beyond them. */
const PIECE_LENGTH = 64 * 1024;

/**
 * The JSON of an answer. The items of lists in `data`, or of `data` itself, are serialised in pieces, so that a long list of
 * long texts does not hold up other requests.
 */
export async function jsonInPieces(body: object): Promise<string | Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let piece = "";
  const add = async (text: string) => {
    piece += text;
    if (piece.length < PIECE_LENGTH) return;
    pieces.push(Buffer.from(piece));
    piece = "";
    await nextTurn();
  };
  const addList = async (items: readonly unknown[]) => {
    for (const [place, item] of items.entries())
      await add(`${place === 0 ? "[" : ","}${JSON.stringify(item) ?? "null"}`);
    await add(items.length === 0 ? "[]" : "]");
  };
  const addObject = async (fields: object, depth: number) => {
    let separator = "{";
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      await add(`${separator}${JSON.stringify(name)}:`);
      separator = ",";
      if (Array.isArray(value) && (depth > 0 || name === "data")) await addList(value);
      else if (depth === 0 && name === "data" && isPlainObject(value)) await addObject(value, 1);
      else await add(JSON.stringify(value));
    }
    await add(separator === "{" ? "{}" : "}");
  };
  if (!("data" in body)) return JSON.stringify(body);
  await addObject(body, 0);
  return pieces.length === 0 ? piece : Buffer.concat([...pieces, Buffer.from(piece)]);
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
