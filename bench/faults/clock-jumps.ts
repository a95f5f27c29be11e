import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ADMIN } from "../../script/start-server.ts";
import { ask } from "./ask.ts";
import { moveClock } from "./moved-clock.ts";
import { getSite, type Site, until } from "./site.ts";

export interface ClockJumps {
  asked: number;
  failed: string[];
}

/** One hour ahead, then one hour back from the start. */
export async function jumpClock(): Promise<ClockJumps | string> {
  const clock = moveClock();
  if (typeof clock === "string") return clock;
  const site = await getSite({ settings: clock.settings });
  const result: ClockJumps = { asked: 0, failed: [] };
  const expect = (what: string, found: number, wanted: number) => {
    result.asked += 1;
    if (found !== wanted) result.failed.push(`${what}: ${found} instead of ${wanted}`);
  };
  const call = async (method: string, path: string, asking = {}) =>
    (await ask(site.origin, method, path, asking)).status;
  const verify = (otp: string) => call("POST", "/api/admin/verify-otp", { json: { email: ADMIN.email, otp } });
  try {
    await site.start();
    const { json } = await ask(site.origin, "POST", "/api/admin/login", { json: ADMIN });
    const { token } = json;
    const pid = site.pid();
    const code = await getCode(site);
    expect("a fresh code", await verify(code), 200);
    for (const [offset, where] of [
      ["+1h", "an hour ahead"],
      ["-1h", "an hour back"],
    ] as const) {
      clock.set(offset);
      expect(`the old code, ${where}`, await verify(code), 400);
      expect(`the session, ${where}`, await call("GET", "/api/admin/profile", { token }), 200);
      expect(`a new code, ${where}`, await verify(await getCode(site)), 200);
      expect(`the home page, ${where}`, await call("GET", "/"), 200);
      expect(`readiness, ${where}`, await call("GET", "/readyz"), 200);
    }
    expect("the process", site.pid(), pid);
    return result;
  } finally {
    await site.remove();
    clock.remove();
  }
}

async function getCode({ origin, dataDir }: Site): Promise<string> {
  const folder = join(dataDir, "outbox");
  const emails = () => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith(".eml"));
    } catch {
      return [];
    }
  };
  const before = new Set(emails());
  await ask(origin, "POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
  const fresh = () => emails().find((name) => !before.has(name));
  await until(async () => fresh() !== undefined, 10_000);
  return /^(\d{6})\r?$/m.exec(readFileSync(join(folder, fresh() ?? ""), "utf8"))?.[1] ?? "";
}
