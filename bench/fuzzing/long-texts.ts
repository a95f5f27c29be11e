import { setImmediate as nextTurn } from "node:timers/promises";
import { watchTurns } from "./longest-turn.ts";

/** Letters of texts in which hardly three come twice in the same order. */
const LETTERS = {
  ascii: [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "],
  cjk: Array.from({ length: 20_000 }, (_, place) => String.fromCodePoint(0x4e00 + place)),
  malayalam: Array.from({ length: 53 }, (_, place) => String.fromCodePoint(0xd05 + place)),
};
export type LetterKind = keyof typeof LETTERS;
export const LETTER_KINDS = Object.keys(LETTERS) as LetterKind[];
const BYTES = 60_000;

/** @returns what makes texts of 60 KB, of which each is another; the same ones for the same seed */
export function randomTexts(seed: number): (kind: LetterKind) => string {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  return (kind) => {
    const letters = LETTERS[kind];
    const length = BYTES / Buffer.byteLength(letters[0] ?? "a");
    return Array.from({ length }, () => letters[next(letters.length)]).join("");
  };
}

/** The product as these texts are sent to it. */
export interface LongTextSite {
  ask(
    method: string,
    path: string,
    options?: { json?: unknown; token?: string; from?: string },
    // oxlint-disable-next-line typescript/no-explicit-any -- the caller checks the shape of the response
  ): Promise<{ status: number; json: any }>;
  /** Logs an owner in. */
  token(): Promise<string>;
  textWork: { finish(): Promise<void> };
  cleanup(): Promise<void>;
  /** Moves the clock on by days. */
  later(days: number): void;
}

/** What holds a process up does so each time; a busy machine does it now and then. */
const TRIES = 3;

/** The same, once more while a turn is longer than `aim` milliseconds: of each thing the least. */
export async function getLeastTurns(
  site: LongTextSite,
  kind: LetterKind,
  { textOf, aim }: { textOf: (kind: LetterKind) => string; aim: number },
): Promise<[name: string, milliseconds: number][]> {
  const least = new Map<string, number>();
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const [name, longest] of await getTurns(site, kind, textOf))
      least.set(name, Math.min(longest, least.get(name) ?? longest));
    if ([...least.values()].every((longest) => longest <= aim)) break;
  }
  return [...least];
}

/** Enquiries of one kind. */
const ENQUIRIES = 60;
const REMOVED = 40;

/**
 * Does everything with 60 long enquiries that is done with enquiries in the process that serves, and leaves none.
 * @param textOf makes the text of each
 * @returns of each thing the longest turn of the event loop, in milliseconds of its processor
 * @throws Error when any of it fails
 */
export async function getTurns(
  site: LongTextSite,
  kind: LetterKind,
  getText: (kind: LetterKind) => string,
): Promise<Map<string, number>> {
  const turns = new Map<string, number>();
  const measure = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const watch = watchTurns();
    const result = await work();
    turns.set(`${kind}: ${name}`, Math.round(watch.longest()));
    return result;
  };
  const token = await site.token();
  const good = async (asked: ReturnType<LongTextSite["ask"]>) => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(`answered ${answer.status} ${JSON.stringify(answer.json)}`);
    return answer;
  };
  const post = (number: number, message: string) => {
    const json = { name: `Visitor ${number}`, phone: "9000000001", email: `v${number}@example.org`, message };
    return good(site.ask("POST", "/api/contact", { json, from: `198.51.${number % 7}.${number}` }));
  };
  const list = (query: string) => good(site.ask("GET", `/api/contact?limit=100&${query}`, { token }));
  const words = (text: string) => `q=${encodeURIComponent(text.trim())}`;

  const texts = Array.from({ length: ENQUIRIES }, () => getText(kind));
  const first = texts[0] ?? "";
  await measure("insert one", () => post(0, first));
  await measure("index one", () => site.textWork.finish());
  await measure(`insert ${ENQUIRIES - 1} at once`, async () => {
    const posts = [];
    for (const [number, text] of texts.slice(1).entries()) {
      posts.push(post(number + 1, text));
      await nextTurn();
    }
    await Promise.all(posts);
  });
  await measure(`index ${ENQUIRIES - 1}`, () => site.textWork.finish());
  const ids: number[] = (await measure("list", () => list(""))).json.data.map(({ id }: { id: number }) => id);
  await measure("search", () => list(words(first.slice(100, 108))));
  await measure("search for two letters", () => list(words(first.slice(3, 5))));
  await measure("search everything", () => good(site.ask("GET", "/api/search?q=visitor", { token })));
  await measure("export", () => good(site.ask("GET", "/api/contact/export", { token })));
  await measure("delete one", () => good(site.ask("DELETE", `/api/contact/${ids[0]}`, { token })));
  const json = { ids: ids.slice(1, REMOVED + 1) };
  await measure(`delete ${REMOVED}`, () => good(site.ask("POST", "/api/contact/bulk-delete", { token, json })));
  await measure("delete their rows", () => site.textWork.finish());
  site.later(31);
  await measure("retention and tidying", () => site.cleanup());
  return turns;
}
