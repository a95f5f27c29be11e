import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import pLimit from "p-limit";
import { selectTests } from "./select-tests.ts";
import { type Counted, readReport, slowest } from "./test-reports.ts";

interface Check {
  name: string;
  part: "static" | "build" | "unit" | "e2e";
  command: string[];
  report?: string;
}

const REPORTS = ".cache/reports";

/** Unit tests that `--quick` leaves out, half of the time of all, besides the tests of whole installations in `tests/`. */
const SLOW = [
  "server/{backups,cli,metrics}/**",
  "**/{data-requests,event-calendars,fetch-picture,feed,login-guesses,materials,overrides,profile}.test.ts",
  "**/{brochure-files,brochures,og-images,pictures,posters,uploaded-pictures}.test.ts",
  "**/{file-email,hostile-emails,mailbox,parse-email.worker}.test.ts",
  "**/{audit-log-model,bounded-text,paced-reading,proof-of-work,site-search,word-diff}.test.ts",
];

const rules = (name: string, tags: string, report: string, more: string[] = []): Check => ({
  name,
  part: "unit",
  command: [
    "vitest",
    "run",
    "--passWithNoTests",
    `--tagsFilter=${tags}`,
    ...more,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  report,
});

const CHECKS: Check[] = [
  { name: "formatting", part: "static", command: ["biome", "ci", "--colors=off"] },
  { name: "import boundaries and lint", part: "static", command: ["oxlint", "--deny-warnings"] },
  { name: "style sheets", part: "static", command: ["stylelint", "app/**/*.css"] },
  { name: "types", part: "static", command: ["bash", "-c", "react-router typegen && tsc -p ."] },
  { name: "lock file and secrets", part: "static", command: ["node", "script/check-sources.ts"] },
  { name: "unused code", part: "static", command: ["knip"] },
  { name: "build", part: "build", command: ["bash", "-c", ". script/setup && build"] },
  rules("unit and API tests", "!timed", `${REPORTS}/unit.json`),
  rules("timed tests", "timed", `${REPORTS}/timed.json`, ["--maxWorkers=6"]),
  {
    name: "end-to-end tests",
    part: "e2e",
    command: ["playwright", "test"],
    report: `${REPORTS}/e2e.json`,
  },
];

/** For the inner loop: static checks, quick unit tests on SQLite, and the journeys tagged `@quick`. */
const QUICK: Check[] = [
  ...CHECKS.filter(({ part }) => part === "static" || part === "build"),
  rules("quick unit tests", "!timed", `${REPORTS}/unit.json`, [
    "app",
    "shared",
    "server",
    ...SLOW.map((files) => `--exclude=${files}`),
  ]),
  {
    name: "ten journeys",
    part: "e2e",
    command: ["playwright", "test", "--grep=@quick"],
    report: `${REPORTS}/e2e.json`,
  },
];

const chosen = getChecks(process.argv.slice(2));
if (chosen.length === 0) {
  process.stdout.write(
    "Unknown part. Use --quick, static, build, unit, e2e, or a file, folder or feature with tests.\n",
  );
  process.stdout.write("0 passed, 1 failed\n");
  process.exit(1);
}

mkdirSync(REPORTS, { recursive: true });
const storage = roomForFiles();
process.once("exit", () => rmSync(storage, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

let passed = 0;
let failed = 0;
const took: Counted["took"] = [];
// Tests have all cores to themselves; the checks before them share the cores.
const shared = pLimit(availableParallelism());
const begun = new Map(chosen.filter(({ report }) => !report).map((check) => [check, shared(() => timed(check))]));
for (const check of chosen) {
  if (check.report) {
    rmSync(check.report, { force: true });
    await Promise.all(begun.values());
  }
  const { code, output, seconds } = await (begun.get(check) ?? timed(check));
  const result = (check.report && readReport(check.report)) || {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    took: [],
  };
  if (code !== 0 && result.failed === 0) result.failed = 1;
  passed += result.passed;
  failed += result.failed;
  took.push(...result.took);
  for (const [line] of output.matchAll(/^figures: .*$/gm)) process.stdout.write(`== ${line}\n`);
  process.stdout.write(
    `== ${check.name}: ${result.failed === 0 ? "ok" : "FAILED"} (${result.passed} passed, ${result.failed} failed, ${seconds} s)\n`,
  );
  if (code !== 0) process.stdout.write(`${output}\n`);
}
if (took.length > 0) process.stdout.write(`== slowest tests:\n${slowest(took, 10).join("\n")}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function getChecks([part = "all", ...files]: string[]): Check[] {
  if (part === "all") return CHECKS;
  if (part === "--quick") {
    process.env["TEST_DATABASES"] = "sqlite";
    return QUICK;
  }
  // E2E tests and tests of the whole server need the build.
  const built = CHECKS.filter((check) => check.part === "build");
  const named = CHECKS.filter((check) => check.part === part);
  if (named.length > 0) return named[0]?.report ? [...built, ...named.map((check) => inPart(check, files))] : named;
  const tests = selectTests(part);
  const selected = CHECKS.flatMap((check) =>
    (check.part === "unit" || check.part === "e2e") && tests[check.part].length > 0
      ? inPart(check, tests[check.part])
      : [],
  );
  return selected.length > 0 ? [...built, ...selected] : [];
}

function inPart(check: Check, files: string[]): Check {
  return { ...check, command: [...check.command, ...files] };
}

/** Temporary folder in memory if it fits: a run makes 100,000 fsyncs. */
function roomForFiles(): string {
  const memory = "/dev/shm";
  const free = () => {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem());
  };
  const fits = existsSync(memory) && free() > 4 * 1024 ** 3;
  const folder = mkdtempSync(join(fits ? memory : tmpdir(), "campaign-checks-"));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  return folder;
}

async function timed({ command }: Check) {
  const started = performance.now();
  const exit = await run(command);
  return { ...exit, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

function run([command = "", ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, TMPDIR: storage },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(chunks).toString("utf8")) }),
    );
  });
}
