import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judgeDrift } from "./drift.ts";
import { judgeInjection } from "./injection.ts";
import { judgeLock } from "./lock.ts";
import { judgeObservatory } from "./observatory.ts";
import { judgeDescription } from "./openapi.ts";
import { printVerdicts, type Verdict } from "./report.ts";
import { judgeSecrets } from "./secrets.ts";
import { judgeSlowAttacks } from "./slow-attacks.ts";
import { judgeTiming } from "./timing.ts";
import { installTools } from "./tools.ts";

/** `script/bench security` runs all, `script/bench security sqlmap` one. */
const JUDGES: Record<string, (folder: string) => Promise<Verdict | Verdict[]>> = {
  observatory: judgeObservatory,
  spectral: judgeDescription,
  prism: judgeDrift,
  sqlmap: judgeInjection,
  slowhttptest: judgeSlowAttacks,
  timing: judgeTiming,
  "lockfile-lint": judgeLock,
  secretlint: judgeSecrets,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in JUDGES));
if (unknown) throw new Error(`There is no judge ${unknown}. There are: ${Object.keys(JUDGES).join(", ")}.`);

await installTools();
const verdicts: Verdict[] = [];
for (const [name, judge] of Object.entries(JUDGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`asking: ${name}\n`);
  const folder = mkdtempSync(join(tmpdir(), "campaign-judge-"));
  try {
    verdicts.push(...[await judge(folder)].flat());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
printVerdicts(verdicts);
process.exitCode = verdicts.every(({ good }) => good) ? 0 : 1;
