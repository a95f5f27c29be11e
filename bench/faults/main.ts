import { fillDisk } from "../../tests/faults/full-disk.ts";
import { killWhileWriting, stopWhileWriting } from "../../tests/faults/kills.ts";
import { killMigrations } from "../../tests/faults/migrations.ts";
import { crashPostgres } from "../../tests/faults/postgres-restarts.ts";
import { killWhileReplying } from "../../tests/faults/replies.ts";
import { Unavailable } from "../../tests/faults/writers.ts";
import { failIo } from "./io-errors.ts";
import { cutPower } from "./power-cuts.ts";
import { slowDown } from "./slow-network.ts";

/** Each returns figures, and throws if a guarantee is violated. */
const FAULTS: Record<string, (rounds?: number) => Promise<string>> = {
  kills: killWhileWriting,
  replies: killWhileReplying,
  "power-cuts": cutPower,
  "full-disk": fillDisk,
  "io-errors": failIo,
  "postgres-restarts": crashPostgres,
  stops: stopWhileWriting,
  "stops-of-workers": (rounds) => stopWhileWriting(rounds, { WORKERS: "2" }),
  migrations: killMigrations,
  "slow-network": slowDown,
};

/** `script/bench faults` runs all, `kills` one, `replies=20` that many rounds. */
const wanted = new Map(
  process.argv.slice(2).map((word): [string, string | undefined] => [word.split("=")[0] ?? "", word.split("=")[1]]),
);
const unknown = [...wanted.keys()].find((name) => !(name in FAULTS));
if (unknown) throw new Error(`There is no fault ${unknown}. There are: ${Object.keys(FAULTS).join(", ")}.`);

for (const [name, run] of Object.entries(FAULTS)) {
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const began = performance.now();
  const rounds = wanted.get(name);
  const outcome = await run(rounds === undefined ? undefined : Number(rounds)).then(
    (figures) => `holds: ${figures}`,
    (error: unknown) => {
      if (error instanceof Unavailable) return `skipped: ${error.message}`;
      process.exitCode = 1;
      return `DOES NOT HOLD: ${String(error)}`;
    },
  );
  process.stdout.write(`${name}: ${outcome} (${Math.round((performance.now() - began) / 1000)} s)\n`);
}
process.exit();
