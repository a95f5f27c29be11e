import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../server/config/config.ts";
import { createContainer } from "../server/container/container.ts";
import { createLog } from "../server/lib/logger.ts";
import { longestTurn } from "../tests/support/cpu-time.ts";
import { createHostileEmails } from "../tests/support/hostile-emails.ts";
import type { Figure } from "./table.ts";

const COUNT = Number(process.env["BENCH_EMAILS"] ?? 10_000);
const SEED = Number(process.env["BENCH_SEED"] ?? 20_261_126);
/** The first turns compile the code. */
const WARM_UP = 100;
const AIM_MS = 50;

/** Files hostile emails in this process, which would end if one of them crashed it. */
export async function benchEmails(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "campaign-emails-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const product = await createContainer(config, { log: createLog("silent") });
  try {
    const build = createHostileEmails(SEED);
    const outcomes = new Map<string, number>();
    const file = async () => {
      const raw = build();
      let outcome = "";
      const turn = await longestTurn(async () => {
        ({ message: outcome } = await product.incomingMail.file(raw));
      });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      return turn;
    };
    let longest = 0;
    for (let place = 0; place < COUNT; place += 1) {
      const turn = await file();
      if (place >= WARM_UP) longest = Math.max(longest, turn);
      if (place % 1000 === 999) process.stderr.write(`${place + 1} emails, longest turn ${longest.toFixed(1)} ms\n`);
    }
    const count = async (table: "contact_submissions" | "enquiry_messages") => {
      const { rows } = await product.database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    const stored = (await count("contact_submissions")) + (await count("enquiry_messages"));
    const filed = outcomes.get("Filed.") ?? 0;
    for (const [outcome, times] of outcomes) process.stderr.write(`${times} × ${outcome}\n`);
    return [
      {
        name: `${COUNT} hostile emails (seed ${SEED}): longest turn of the event loop`,
        figure: `${longest.toFixed(1)} ms of CPU time`,
        floor: "",
        aim: `< ${AIM_MS} ms`,
        reached: longest < AIM_MS,
      },
      {
        name: `${COUNT} hostile emails: lost`,
        figure: `${filed - stored} of ${filed} filed; the others were refused with a reason`,
        floor: "",
        aim: "none",
        reached: filed === stored && filed > 0,
      },
    ];
  } finally {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  }
}
