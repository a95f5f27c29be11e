import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { ask } from "../../script/ask.ts";
import { getSite, type Site } from "../../script/site.ts";
import { ADMIN } from "../../script/start-server.ts";
import { LIMITS } from "../../server/rate-limit/policy.ts";
import { eachDatabase } from "../support/databases.ts";
import { readCode } from "../support/outbox.ts";
import { startS3 } from "../support/s3-server.ts";

const LOGIN = "/api/admin/login";
const PROFILE = "/api/admin/profile";

async function start(count: number, settings: Record<string, string>): Promise<Site[]> {
  const sites = await Promise.all(
    Array.from({ length: count }, () => getSite({ settings: { SAMPLE_CONTENT: "1", RATE_LIMITS: "1", ...settings } })),
  );
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.remove()))));
  // Concurrent migration of the empty database.
  await Promise.all(sites.map((site) => site.start()));
  return sites;
}

async function expectAgreement(sites: Site[]): Promise<void> {
  let turn = 0;
  const next = () => sites[turn++ % sites.length]?.origin ?? "";
  const token: string = (await ask(next(), "POST", LOGIN, { json: ADMIN })).json.token;

  for (let time = 0; time < 4; time += 1) expect((await ask(next(), "GET", PROFILE, { token })).status).toBe(200);

  // Cache invalidation within a second.
  const page = "/essential-links";
  for (let time = 0; time < 6; time += 1) expect((await ask(next(), "GET", page)).text).not.toContain("A new line");
  const link = { number: "9847012345", label: "telephone", description: "A new line" };
  expect((await ask(next(), "POST", "/api/essential-links/add", { token, json: link })).status).toBe(201);
  const changed = performance.now();
  await vi.waitFor(
    async () => {
      for (let time = 0; time < 4; time += 1) expect((await ask(next(), "GET", page)).text).toContain("A new line");
    },
    { interval: 20 },
  );
  console.log(
    `figures: several processes: the change showed everywhere after ${Math.round(performance.now() - changed)} ms`,
  );

  const body = new FormData();
  body.set("name", "Plan");
  body.set("file", new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" }), "plan.pdf");
  const { json: added } = await ask(next(), "POST", "/api/brochures/add", { token, body });
  for (let time = 0; time < 4; time += 1) {
    const file = await ask(next(), "GET", added.data.file_url);
    expect([file.status, file.text]).toEqual([200, "%PDF-1.7\n%%EOF\n"]);
  }

  const { email } = ADMIN;
  expect((await ask(next(), "POST", "/api/admin/forgot-password", { json: { email } })).status).toBe(200);
  const code = await vi.waitFor(() => readCode(getEmail(sites)), { timeout: 60_000 });
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    const otp = String((Number(code) + wrong) % 1_000_000).padStart(6, "0");
    expect((await ask(next(), "POST", "/api/admin/verify-otp", { json: { email, otp } })).status).toBe(400);
  }
  expect((await ask(next(), "POST", "/api/admin/verify-otp", { json: { email, otp: code } })).status).toBe(400);

  const wrong = { email, password: "Wrong-Horse-7" };
  for (let time = 0; time < LIMITS["log in"].times; time += 1)
    expect((await ask(next(), "POST", LOGIN, { json: wrong })).status).toBe(401);
  for (let time = 0; time < 2; time += 1) expect((await ask(next(), "POST", LOGIN, { json: wrong })).status).toBe(429);

  expect((await ask(next(), "POST", "/api/admin/logout", { token })).status).toBe(204);
  for (let time = 0; time < 4; time += 1) expect((await ask(next(), "GET", PROFILE, { token })).status).toBe(401);

  for (const site of sites) expect(site.output()).not.toMatch(/"level":(50|60)/);
}

function getEmail(sites: Site[]): string {
  const folders = sites.map(({ dataDir }) => join(dataDir, "outbox"));
  const emails = folders.flatMap((folder) => {
    try {
      return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    } catch {
      return [];
    }
  });
  return emails[0] ?? "";
}

eachDatabase((database) => {
  const storage = database.kind === "sqlite" ? "one folder" : "one S3";
  it(`reliability: two servers on one database and ${storage} agree`, async () => {
    const settings = database.kind === "sqlite" ? oneFolder() : await oneS3();
    await expectAgreement(await start(2, { DATABASE_URL: await database.fresh(), ...settings }));
  });
});

it("reliability: two workers on one SQLite file agree", async () => {
  await expectAgreement(await start(1, { WORKERS: "2" }));
});

function oneFolder(): Record<string, string> {
  const files = mkdtempSync(join(tmpdir(), "campaign-files-"));
  onTestFinished(() => rmSync(files, { recursive: true, force: true }));
  return { STORAGE_URL: `file://${files}` };
}

async function oneS3(): Promise<Record<string, string>> {
  const s3 = await startS3();
  onTestFinished(() => s3.remove());
  return s3.settings;
}
