import type { FuzzRequest } from "./requests.ts";

/** An answer as it came. */
export interface Judged {
  status: number;
  /** In small letters. */
  header(name: string): string | null;
  text: string;
  milliseconds: number;
  /** The longest turn of the event loop meanwhile, in milliseconds of its processor; absent where nobody could see it. */
  turn?: number;
}

/** Longer than this nobody waits, in milliseconds. */
export const PATIENCE = 5000;
/** So long no request may hold all others up, in milliseconds, on however busy a machine; a quiet one takes a tenth. */
const LONGEST_TURN = 500;

/** What only a program's inside says: lines of a stack, paths of modules, names of its errors. */
const INSIDE =
  /^\s+at .+:\d+:\d+\)?$|node_modules\/|file:\/\/\/|\b(?:Type|Range|Syntax|Reference|Sqlite|Database|Zod|URI)Error\b|\bSQLITE_[A-Z]+\b/m;
/** Markup of the requests, as a browser would run it. */
const RUNS = /<script>fuzz|<img src=x onerror=fuzz|<svg onload=fuzz/i;

/** Holds an answer against what must always hold. @throws Error that says what does not. */
export function judge({ method }: FuzzRequest, { status, header, text, milliseconds, turn = 0 }: Judged): void {
  if (status >= 500) throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
  if (status < 200) throw new Error(`answered ${status}`);
  if (milliseconds > PATIENCE) throw new Error(`answered after ${milliseconds} ms`);
  if (turn > LONGEST_TURN) throw new Error(`held everybody up for ${Math.round(turn)} ms`);
  if (header("x-injected") !== null) throw new Error("a header of the sender's came back");
  const type = header("content-type") ?? "";
  if (/^text\/(javascript|css)/.test(type)) return;
  const inside = INSIDE.exec(text);
  if (inside) throw new Error(`shows its inside: ${inside[0].slice(0, 200)}`);
  if (/^(text\/html|image\/svg|application\/xml)/.test(type) && RUNS.test(text))
    throw new Error("markup came back as markup");
  if (!type.startsWith("application/json") || method === "HEAD" || text === "") return;
  const said: unknown = JSON.parse(text);
  const { message, code } = (said ?? {}) as { message?: unknown; code?: unknown };
  if (status >= 400 && (typeof message !== "string" || typeof code !== "string"))
    throw new Error(`a refusal without words or code: ${text.slice(0, 200)}`);
}
