import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSite, warmUp } from "../script/site.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { compare, getFigures, startBaseline } from "./load.ts";
import type { Figure } from "./table.ts";

const AIM = 0.8;
const MESSAGE = "When does the marathon begin in our district, and where do we leave our bags?";
const ENQUIRY = { name: "Anu Thomas", phone: "9876543210", email: "anu@example.org", message: `${MESSAGE} NUMBER` };

/** A durable enquiry, compared with bare servers that insert one row as durably. */
export async function benchWrite(): Promise<Figure[]> {
  const onSqlite = await benchEnquiry();
  const postgres = await startPostgres({ durable: true });
  try {
    return [...onSqlite, ...(await benchEnquiry(postgres.url))];
  } finally {
    postgres.stop();
  }
}

async function benchEnquiry(postgres?: string): Promise<Figure[]> {
  const site = await startSite({ RATE_LIMITS: "0", ...(postgres && { DATABASE_URL: postgres }) });
  try {
    const script = join(site.dataDir, "post.lua");
    writeFileSync(script, POST_SCRIPT);
    await warmUp(site, "/contact-us");
    const besideBare = async (name: string, floor: string, words: string[], aim?: number) => {
      const bare = await startBaseline("insert", ...words);
      const seen = await compare(site, bare, ["/api/contact", "/"], { connections: 20, script });
      await bare.stop();
      return getFigures(`${name}, 20 connections`, floor, aim, seen);
    };
    if (!postgres)
      return await besideBare("stored enquiry", "single inserts", [join(site.dataDir, "bare.sqlite")], AIM);
    const name = "stored enquiry on PostgreSQL";
    const table = [postgres, "contact_submissions"];
    return [
      ...(await besideBare(name, "single inserts", [postgres], AIM)),
      ...(await besideBare(`${name}, the same table`, "single inserts with its indexes and counts", table)),
    ];
  } finally {
    await site.remove();
  }
}

/** Sends the enquiry with another number each time: equal ones are stored once. */
const POST_SCRIPT = `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local body = [[${JSON.stringify(ENQUIRY)}]]
math.randomseed(os.time() + tonumber(tostring({}):sub(8)))
request = function()
  return wrk.format(nil, nil, nil, (body:gsub("NUMBER", string.format("%09d", math.random(0, 999999999)))))
end
`;
