import { setImmediate as nextTurn } from "node:timers/promises";
import { watchTurns } from "./cpu-time.ts";

/** Texts of these characters contain hardly any trigram twice. */
const CHARACTERS = {
  ascii: [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "],
  cjk: Array.from({ length: 20_000 }, (_, place) => String.fromCodePoint(0x4e00 + place)),
  malayalam: Array.from({ length: 53 }, (_, place) => String.fromCodePoint(0xd05 + place)),
};
type CharacterKind = keyof typeof CHARACTERS;
const BYTES = 60_000;

/** @returns a generator of different texts of 60 KB, reproducible by seed */
export function randomTexts(seed: number): (kind: CharacterKind) => string {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  return (kind) => {
    const characters = CHARACTERS[kind];
    const length = BYTES / Buffer.byteLength(characters[0] ?? "a");
    return Array.from({ length }, () => characters[next(characters.length)]).join("");
  };
}

/** The product, in this process. */
export interface LongTextSite {
  ask(
    method: string,
    path: string,
    options?: { json?: unknown; token?: string; from?: string },
    // oxlint-disable-next-line typescript/no-explicit-any -- the caller checks the shape of the response
  ): Promise<{ status: number; json: any }>;
  /** Of an owner. */
  token(): Promise<string>;
  textWork: { finish(): Promise<void> };
  cleanup(): Promise<void>;
  /** Moves the clock ahead by days. */
  later(days: number): void;
}

/** Real blocks are reproducible; a busy machine adds some now and then. */
const TRIES = 3;

/**
 * Measures all processing of long enquiries, again while a turn is longer than `aim`.
 * @returns for each action the longest turn of the event loop in CPU milliseconds, the least of all tries
 */
export async function getLongestTurns(site: LongTextSite, seed: number, aim: number): Promise<[string, number][]> {
  const getText = randomTexts(seed);
  // Warm-up.
  await getTurns(site, () => "Compiled and loaded once");
  const all: [string, number][] = [];
  for (const kind of Object.keys(CHARACTERS) as CharacterKind[]) {
    const least = new Map<string, number>();
    for (let tries = 0; tries < TRIES; tries += 1) {
      for (const [name, turn] of await getTurns(site, () => getText(kind)))
        least.set(`${kind}: ${name}`, Math.min(turn, least.get(`${kind}: ${name}`) ?? turn));
      if ([...least.values()].every((turn) => turn <= aim)) break;
    }
    all.push(...least);
  }
  return all;
}

const ENQUIRIES = 60;
const REMOVED = 40;

/** Sends and processes 60 enquiries, and leaves none. */
async function getTurns(site: LongTextSite, getText: () => string): Promise<Map<string, number>> {
  const turns = new Map<string, number>();
  const measure = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const watch = watchTurns();
    const result = await work();
    turns.set(name, Math.round(watch.longest()));
    return result;
  };
  const token = await site.token();
  const ask = async (...words: Parameters<LongTextSite["ask"]>) => {
    const answer = await site.ask(...words);
    if (answer.status >= 300) throw new Error(`answered ${answer.status} ${JSON.stringify(answer.json)}`);
    return answer;
  };
  const post = (number: number, message: string) => {
    // Equal texts of several senders are set apart as spam, whatever their digits.
    const own = [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
    const json = {
      name: `Visitor ${number}`,
      phone: "9000000001",
      email: `v${number}@example.org`,
      message: `${message} ${own}`,
    };
    return ask("POST", "/api/contact", { json, from: `198.51.${number % 7}.${number}` });
  };
  const get = (path: string) => ask("GET", path, { token });
  const search = (text: string) => get(`/api/contact?limit=100&q=${encodeURIComponent(text.trim())}`);

  const texts = Array.from({ length: ENQUIRIES }, getText);
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
  const list = await measure("list", () => get("/api/contact?limit=100"));
  const ids: number[] = list.json.data.map(({ id }: { id: number }) => id);
  await measure("search", () => search(first.slice(100, 108)));
  await measure("search for two letters", () => search(first.slice(3, 5)));
  await measure("search everything", () => get("/api/search?q=visitor"));
  await measure("export", () => get("/api/contact/export"));
  await measure("delete one", () => ask("DELETE", `/api/contact/${ids[0]}`, { token }));
  const json = { ids: ids.slice(1, REMOVED + 1) };
  await measure(`delete ${REMOVED}`, () => ask("POST", "/api/contact/bulk-delete", { token, json }));
  await measure("delete their rows", () => site.textWork.finish());
  site.later(31);
  await measure("retention and cleanup", () => site.cleanup());
  return turns;
}
