import { backUpWhileWriting } from "./backups.ts";
import { jumpClock } from "./clock-jumps.ts";
import { fillDisk } from "./full-disk.ts";
import { hangMail } from "./hanging-mail.ts";
import { failIo } from "./io-errors.ts";
import { killWhileWriting } from "./kills.ts";
import { killAllMigrations } from "./migrations.ts";
import { overrun } from "./overload.ts";
import { crashPostgres } from "./postgres-restarts.ts";
import { cutPower } from "./power-cuts.ts";
import { killWhileAnswering } from "./replies.ts";
import { slowDown } from "./slow-network.ts";
import { stopWhileWriting } from "./stops.ts";
import { stopStorage } from "./storage-down.ts";
import { showChanges } from "./two-nodes.ts";
import { writeTogether } from "./two-writers.ts";
import { getStatuses } from "./writers.ts";

interface Outcome {
  figures: string;
  holds: boolean;
}

const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const most = (values: number[]) => Math.max(0, ...values);
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const list = (number: number) => number.toLocaleString("en");

/**
 * `script/bench faults` runs all, `kills` one, `replies=20` that many times. A string: why it is unavailable
 * here.
 */
const FAULTS: Record<string, (times?: number) => Promise<Outcome | string>> = {
  async kills(times = 100) {
    const { kills, acknowledged, lost, odd, starts } = await killWhileWriting(times);
    return {
      figures: `${kills} kills, ${list(acknowledged)} acknowledged, ${lost} lost; ready again after ${ms(middle(starts))} (longest ${ms(most(starts))})`,
      holds: lost === 0 && odd === 0,
    };
  },
  async replies(times = 100) {
    const { kills, once, twice, never, told } = await killWhileAnswering(times);
    return {
      figures: `${kills} kills between asking for an answer and knowing that it was sent: ${once} came once, ${twice} twice, ${never} never, of which staff are told of ${told}`,
      holds: twice === 0 && never === told,
    };
  },
  async "power-cuts"() {
    const result = await cutPower(30);
    if (typeof result === "string") return result;
    const { cuts, acknowledged, lost } = result;
    return { figures: `${cuts} cuts, ${list(acknowledged)} acknowledged, ${lost} lost`, holds: lost === 0 };
  },
  async "full-disk"() {
    const result = await fillDisk();
    if (typeof result === "string") return result;
    const { writers, lost, unread, whole } = result;
    return {
      figures: `${getStatuses(writers)}; ${lost} of ${list(writers.acknowledged.size)} acknowledged lost; reads refused: ${unread.length}; writes again ${ms(whole)} after there is room`,
      holds: lost === 0 && unread.length === 0 && onlyHonest(writers),
    };
  },
  async "io-errors"() {
    const result = await failIo(20);
    if (typeof result === "string") return result;
    const { writers, lost, deaths } = result;
    return {
      figures: `${getStatuses(writers)}; ${lost} of ${list(writers.acknowledged.size)} acknowledged lost; the process died ${deaths} times`,
      holds: lost === 0,
    };
  },
  async "two-writers"() {
    const { all, lost } = await writeTogether(10);
    const refused = all.flatMap(({ statuses }) => [...statuses]).filter(([status]) => status !== 201);
    return {
      figures: `two servers: ${all.map(getStatuses).join(" and ")}; ${lost} lost; slowest ${ms(most(all.map(({ slowest }) => slowest)))}`,
      holds: lost === 0 && refused.length === 0,
    };
  },
  async "postgres-restarts"() {
    const { crashes, writers, lost, lived, whole, pages } = await crashPostgres(5);
    return {
      figures: `${crashes} crashes: ${getStatuses(writers)}; ${lost} of ${list(writers.acknowledged.size)} acknowledged lost; whole again ${ms(most(whole))} after it is back; kept pages ${pages.answered} of ${pages.asked}; the process ${lived ? "lived" : "DIED"}`,
      holds: lost === 0 && lived && pages.answered === pages.asked && onlyHonest(writers) && most(whole) <= 2000,
    };
  },
  async mail() {
    const { otherwise, during, statuses, waits } = await hangMail(5);
    return {
      figures: `a code is refused with ${[...new Set(statuses)].join()} after ${ms(most(waits))}; p95 of other calls ${during.toFixed(1)} ms ÷ ${otherwise.toFixed(1)} ms before and after = ${(during / otherwise).toFixed(2)}`,
      holds: statuses.every((status) => status === 503) && most(waits) <= 10_000 && during / otherwise <= 1.5,
    };
  },
  async clock() {
    const result = await jumpClock();
    if (typeof result === "string") return result;
    const { asked, failed } = result;
    return {
      figures: `an hour ahead and an hour back: ${asked - failed.length} of ${asked} hold${failed.length > 0 ? ` (${failed.join("; ")})` : ""}`,
      holds: failed.length === 0,
    };
  },
  async overload() {
    const { served, stored, shed, other, p99, memory, recovery } = await overrun(10);
    const share = Math.round((shed / (served + shed + other)) * 100);
    return {
      figures: `2,500 at once: ${share} % told to come back, ${list(served)} served with p99 ${ms(p99)}, ${other} otherwise; ${list(stored)} stored; memory ${memory.join(" → ")} MiB; normal after ${ms(recovery)}`,
      holds: other === 0 && stored === served && recovery <= 2000,
    };
  },
  async stops() {
    const once = await stopWhileWriting(10);
    const all = await stopWhileWriting(5, { WORKERS: "2" }, "all of them, twice");
    const codes = [...once.codes, ...all.codes].filter((code) => code !== 0);
    const [accepted, answered] = [once.accepted + all.accepted, once.answered + all.answered];
    return {
      figures: `${once.stops + all.stops} stops: ${list(accepted)} accepted, ${list(answered)} answered; left with ${codes.length === 0 ? "0" : codes.join()} after ${ms(most([once.slowest, all.slowest]))} at most`,
      holds: accepted === answered && codes.length === 0 && most([once.slowest, all.slowest]) <= 10_000,
    };
  },
  async migrations() {
    const results = await killAllMigrations();
    return {
      figures: results
        .map(
          ({ kind, held, killed }) =>
            `${kind}: ${held} of ${killed} killed migrations left the old schema or the new one`,
        )
        .join("; "),
      holds: results.every(({ held, killed, statements }) => held === killed && killed === statements),
    };
  },
  async backups() {
    const { backups, acknowledged, missing, refused } = await backUpWhileWriting(5);
    return {
      figures: `${backups} backups while visitors wrote: ${list(acknowledged)} acknowledged before, ${missing} missing after restoring; ${refused} refused meanwhile`,
      holds: missing === 0 && refused === 0,
    };
  },
  async "two-nodes"() {
    const { heard, unheard } = await showChanges(50, 10);
    return {
      figures: `a change shows at the other server after ${ms(middle(heard))} (longest of ${heard.length}: ${ms(most(heard))}); with its listening connection cut after ${ms(middle(unheard))} (longest of ${unheard.length}: ${ms(most(unheard))})`,
      holds: most(heard) <= 1000 && most(unheard) <= 5000,
    };
  },
  async "slow-network"() {
    const result = await slowDown(15);
    if (typeof result === "string") return result;
    const { writers, lost, held, released } = result;
    return {
      figures: `256 kbit/s with losses: ${getStatuses(writers)}; ${lost} of ${list(writers.acknowledged.size)} acknowledged lost; ${held} connections of a network that went away were let go within ${ms(released)}`,
      holds: lost === 0 && released <= 30_000,
    };
  },
  async storage() {
    const { uploads, reads, rowsWithoutFile } = await stopStorage();
    return {
      figures: `uploads before, during, after: ${uploads.join(", ")}; pages during: ${reads.join(", ")}; rows without a file: ${rowsWithoutFile}`,
      holds: uploads.join() === "201,503,201" && reads.every((status) => status === 200) && rowsWithoutFile === 0,
    };
  },
};

/** Only successes, and rejections with `Retry-After`. */
const onlyHonest = ({ statuses, withoutRetry }: { statuses: Map<number, number>; withoutRetry: number }) =>
  withoutRetry === 0 && [...statuses.keys()].every((status) => status === 201 || status === 503);

const wanted = new Map(
  process.argv.slice(2).map((word) => {
    const [name = "", times] = word.split("=");
    return [name, times === undefined ? undefined : Number(times)];
  }),
);
const unknown = [...wanted.keys()].find((name) => !(name in FAULTS));
if (unknown) throw new Error(`There is no fault ${unknown}. There are: ${Object.keys(FAULTS).join(", ")}.`);

let failed = 0;
for (const [name, run] of Object.entries(FAULTS)) {
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const began = performance.now();
  const outcome = await run(wanted.get(name)).catch((error: unknown) => ({ figures: String(error), holds: false }));
  const [word, figures] =
    typeof outcome === "string" ? ["not here", outcome] : [outcome.holds ? "holds" : "DOES NOT HOLD", outcome.figures];
  if (word === "DOES NOT HOLD") failed += 1;
  process.stdout.write(`${name}: ${word}: ${figures} (${Math.round((performance.now() - began) / 1000)} s)\n`);
}
process.exit(failed === 0 ? 0 : 1);
