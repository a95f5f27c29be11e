import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scanApiDrift } from "./drift.ts";
import { scanInjection } from "./injection.ts";
import { scanLockfile } from "./lock.ts";
import { scanObservatory } from "./observatory.ts";
import { scanApiDescription } from "./openapi.ts";
import { printVerdicts, type Verdict } from "./report.ts";
import { scanSecrets } from "./secrets.ts";
import { scanSlowAttacks } from "./slow-attacks.ts";
import { scanTiming } from "./timing.ts";
import { installTools } from "./tools.ts";

/** `script/bench security` runs all, `script/bench security sqlmap` one. */
const SCANNERS: Record<string, (folder: string) => Promise<Verdict | Verdict[]>> = {
  observatory: scanObservatory,
  spectral: scanApiDescription,
  prism: scanApiDrift,
  sqlmap: scanInjection,
  slowhttptest: scanSlowAttacks,
  timing: scanTiming,
  "lockfile-lint": scanLockfile,
  secretlint: scanSecrets,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in SCANNERS));
if (unknown) throw new Error(`There is no judge ${unknown}. There are: ${Object.keys(SCANNERS).join(", ")}.`);

await installTools();
const verdicts: Verdict[] = [];
for (const [name, judge] of Object.entries(SCANNERS)) {
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
