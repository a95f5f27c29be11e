import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runOrThrow } from "../run.ts";
import { scanInjection } from "./injection.ts";
import { scanObservatory } from "./observatory.ts";
import { scanApiDescription } from "./openapi.ts";
import { TOOLS, type Verdict } from "./scanner.ts";
import { scanSlowAttacks } from "./slow-attacks.ts";
import { scanTiming } from "./timing.ts";

/** `script/bench security` runs all, `script/bench security sqlmap` one. */
const SCANNERS: Record<string, (folder: string) => Promise<Verdict[]>> = {
  observatory: scanObservatory,
  spectral: scanApiDescription,
  sqlmap: scanInjection,
  slowhttptest: scanSlowAttacks,
  timing: scanTiming,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in SCANNERS));
if (unknown) throw new Error(`There is no scanner ${unknown}. There are: ${Object.keys(SCANNERS).join(", ")}.`);

await installTools();
process.stdout.write("| scanner | product | planted vulnerability | |\n|---|---|---|---|\n");
for (const [name, scan] of Object.entries(SCANNERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`scanning: ${name}\n`);
  const folder = mkdtempSync(join(tmpdir(), "campaign-scanner-"));
  try {
    for (const { scanner, product, planted, good } of await scan(folder)) {
      process.stdout.write(`| ${scanner} | ${product} | ${planted} | ${good ? "good" : "BAD"} |\n`);
      if (!good) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Hundreds of packages, so not dependencies; pinned in `tools/package-lock.json`. */
async function installTools(): Promise<void> {
  const lock = readFileSync("bench/security/tools/package-lock.json", "utf8");
  const mark = join(TOOLS, ".installed-from");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  mkdirSync(TOOLS, { recursive: true });
  for (const name of ["package.json", "package-lock.json"])
    copyFileSync(join("bench/security/tools", name), join(TOOLS, name));
  process.stderr.write(`installing the scanners into ${TOOLS}\n`);
  await runOrThrow(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: TOOLS });
  writeFileSync(mark, lock);
}
