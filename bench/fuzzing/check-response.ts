import type { FuzzRequest } from "./requests.ts";

export interface Judged {
  status: number;
  /** Lower-case. */
  header(name: string): string | null;
  text: string;
  milliseconds: number;
  /** Event loop block in CPU ms, if measurable. */
  turn?: number;
}

/** Milliseconds until a response is a fault. */
export const PATIENCE = 5000;
/** Milliseconds, ten times what a quiet machine takes. */
const LONGEST_TURN = 500;

/** Leaked internals: stack traces, module paths, error names. */
const INSIDE =
  /^\s+at .+:\d+:\d+\)?$|node_modules\/|file:\/\/\/|\b(?:Type|Range|Syntax|Reference|Sqlite|Database|Zod|URI)Error\b|\bSQLITE_[A-Z]+\b/m;
const RUNS = /<script>fuzz|<img src=x onerror=fuzz|<svg onload=fuzz/i;

/**
 * Checks invariants of every response.
 * @throws Error with the violation
 */
export function judge({ method }: FuzzRequest, { status, header, text, milliseconds, turn = 0 }: Judged): void {
  if (status >= 500 || status < 200) throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
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
