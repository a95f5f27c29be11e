import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { Judged } from "../bench/fuzzing/check-response.ts";
import { fuzz, fuzzRaw, getRunSeed, getStatuses } from "../bench/fuzzing/fuzz.ts";
import { MARKUP } from "../bench/fuzzing/hostile.ts";
import type { FuzzRequest } from "../bench/fuzzing/requests.ts";
import { eachDatabase } from "./support/databases.ts";
import { startSite } from "./support/site.ts";

/** `FUZZ_SEED=…` reproduces a run. */
const seed = getRunSeed();
/** `script/bench fuzz` sends a million. */
const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 2500);
/** Per database. */
const ASKED = REQUESTS * 0.46;
const ASKED_RAW = REQUESTS * 0.04;
/** Time limit in seconds; slow machines send fewer. */
const WITHIN = REQUESTS > 2500 ? 1800 : 300;
const PATIENT = { timeout: WITHIN * 2000 };

beforeAll(() => {
  if (!existsSync("build/server/index.js"))
    throw new Error("The pages are not built yet: run script/test build first.");
});

/** Bad responses that the checker must detect. */
const PLANTED: [what: string, answer: Partial<Judged> & { type?: string }, words: RegExp][] = [
  ["a status of 500", { status: 500 }, /answered 500/],
  ["a wait of six seconds", { milliseconds: 6000 }, /after 6000 ms/],
  ["a blocked event loop", { turn: 2000 }, /held everybody up for 2000 ms/],
  ["a stack trace", { text: "Error\n    at run (file:///srv/app.js:1:2)" }, /shows its inside/],
  ["unescaped markup", { text: `<p>${MARKUP}</p>`, type: "text/html; charset=utf-8" }, /came back as markup/],
  ["a refusal without a message", { status: 400, text: "{}", type: "application/json" }, /without words/],
];

it.each(PLANTED)("would detect %s", async (_title, { type = "text/plain", ...planted }, words) => {
  const good: Judged = { status: 200, header: () => null, text: "", milliseconds: 1 };
  const ask = async ({ target }: FuzzRequest) =>
    target.includes("script")
      ? { ...good, header: (name: string) => (name === "content-type" ? type : null), ...planted }
      : good;
  const site = { places: [{ path: "/", method: "GET", fields: [] }], ask, close: async () => {} };
  await expect(fuzz(site, { seed, requests: 1000 })).rejects.toThrow(words);
});

eachDatabase((database) => {
  it("security 53: answers every bad request properly, quickly and without internal details", PATIENT, async () => {
    // A separate process, as pages need the production build.
    const words = ["bench/fuzz-site.ts", await database.fresh(), seed, ASKED, WITHIN].map(String);
    const child = spawn(process.execPath, words, { env: { ...process.env, NODE_ENV: "production" } });
    let said = "";
    child.stdout.on("data", (chunk) => (said += String(chunk)));
    child.stderr.on("data", (chunk) => (said += String(chunk)));
    const [code] = await once(child, "close");
    console.log(`FUZZ_SEED=${seed} ${database.kind}: ${said.slice(0, 4000)}`);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^[1-9]\d{3,} requests, .*200 × .*, 401 × .*, 404 × .*, 422 × \d+(, 429 × \d+)?\n$/),
    ]);
  });

  it("survives malformed HTTP, and continues to serve", PATIENT, async () => {
    const site = await startSite({ DATABASE_URL: await database.fresh(), SAMPLE_CONTENT: "0", LOG_LEVEL: "error" });
    try {
      const seen = await fuzzRaw(site.origin, { seed, requests: ASKED_RAW, within: WITHIN * 1000 });
      console.log(
        `FUZZ_SEED=${seed} ${database.kind}, raw: ${seen.requests} connections, slowest ${seen.slowest} ms: ${getStatuses(seen)}`,
      );
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
      expect(site.log()).not.toContain("unhandled error");
    } finally {
      expect(await site.stop()).toBe(0);
    }
  });
});
