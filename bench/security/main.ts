import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installTools } from "../tools.ts";
import { scanInjection } from "./injection.ts";
import { scanObservatory } from "./observatory.ts";
import { scanApiDescription } from "./openapi.ts";
import type { Verdict } from "./scanner.ts";
import { scanSlowAttacks } from "./slow-attacks.ts";

/** `script/bench security` runs all, `script/bench security sqlmap` one. */
const SCANNERS: Record<string, (folder: string) => Promise<Verdict[]>> = {
  observatory: scanObservatory,
  spectral: scanApiDescription,
  sqlmap: scanInjection,
  slowhttptest: scanSlowAttacks,
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
