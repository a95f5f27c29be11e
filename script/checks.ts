import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** One check: a command, and where it writes its report when it counts tests of its own. */
interface Check {
  name: string;
  part: "static" | "build" | "unit" | "journeys";
  command: string[];
  report?: string;
}

const REPORTS = ".cache/reports";

/** Every check, in the order in which they run. */
const CHECKS: Check[] = [
  { name: "formatting", part: "static", command: ["biome", "ci", "--colors=off"] },
  { name: "lint and walls", part: "static", command: ["oxlint", "--deny-warnings"] },
  { name: "types of pages", part: "static", command: ["react-router", "typegen"] },
  { name: "types", part: "static", command: ["tsc", "-p", "."] },
  { name: "nothing unused", part: "static", command: ["knip"] },
  { name: "build", part: "build", command: ["bash", "-c", ". script/setup && build"] },
  {
    name: "rules and calls, on SQLite and PostgreSQL",
    part: "unit",
    command: ["vitest", "run", "--reporter=verbose", "--reporter=json", `--outputFile.json=${REPORTS}/unit.json`],
    report: `${REPORTS}/unit.json`,
  },
  {
    name: "journeys in a browser",
    part: "journeys",
    command: ["playwright", "test"],
    report: `${REPORTS}/journeys.json`,
  },
];

const [part = "all", ...files] = process.argv.slice(2);
// Journeys meet the built pages, and so do tests that start the whole server.
const parts = part === "journeys" || part === "unit" ? ["build", part] : [part];
const chosen = CHECKS.filter((check) => part === "all" || parts.includes(check.part));
if (chosen.length === 0) {
  process.stdout.write(
    `There is no part called ${part}. There are: static, build, unit, journeys.\n0 passed, 1 failed\n`,
  );
  process.exit(1);
}

mkdirSync(REPORTS, { recursive: true });
let passed = 0;
let failed = 0;
for (const check of chosen) {
  if (check.report) rmSync(check.report, { force: true });
  const started = performance.now();
  const { code, output } = await run([...check.command, ...(check.part === part ? files : [])]);
  const counted = check.report && existsSync(check.report) ? readReport(check.report) : null;
  const result: Counted = counted ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (code !== 0 && result.failed === 0) result.failed = 1;
  passed += result.passed;
  failed += result.failed;
  const again = [...(result.again ?? []), ...[...output.matchAll(/✓ (.*) \(retry x1\)/g)].map(([, title]) => title)];
  for (const title of again) process.stdout.write(`== passed on the second try only: ${title}\n`);
  // What tests of faults counted, for people to read.
  for (const [line] of output.matchAll(/^figures: .*$/gm)) process.stdout.write(`== ${line}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `== ${check.name}: ${result.failed === 0 ? "ok" : "FAILED"} (${result.passed} passed, ${result.failed} failed, ${seconds} s)\n`,
  );
  if (code !== 0) process.stdout.write(`${output}\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function run([command = "", ...words]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, words, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(chunks).toString("utf8")) }),
    );
  });
}

interface FileOfTests {
  status: string;
  assertionResults: { status: string }[];
}

interface Counted {
  passed: number;
  failed: number;
  /** Tests that passed on their second try only. */
  again?: string[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** Counts from the JSON of vitest or of Playwright (`stats`). A file that failed without a failed test counts as one. */
function readReport(file: string): Counted {
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected, again: report.suites.flatMap(flakyIn) };
  }
  const broken = (report.testResults as FileOfTests[]).filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** The titles of all that passed on the second try only. */
function flakyIn({ suites = [], specs = [] }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...flaky.map(({ title }) => title), ...suites.flatMap(flakyIn)];
}
