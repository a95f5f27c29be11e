import { run } from "../run.ts";
import { installTools } from "../tools.ts";
import type { Debian } from "./machines.ts";
import { getLocalMirror } from "./packages.ts";
import { release, releaseBefore } from "./releases.ts";
import { checkTask, TASKS, type Task } from "./tasks.ts";
import { NAMES, openTestbed, type Testbed } from "./testbed.ts";

const names = TASKS.map(({ name }) => name);
const asked = process.argv[2]?.split(",") ?? names.slice(-1);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`There is no task ${unknown}. There are: ${names.join(", ")}.`);
// A single task runs with its predecessors.
const wanted = asked.length > 1 ? asked : names.slice(0, names.indexOf(asked[0] ?? "") + 1);

/** Why containers cannot boot here; undefined if they can. */
async function getObstacle(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can boot a Debian";
  const tools = "command -v systemd-nspawn debootstrap nsenter ip openssl | wc -l | grep -q 5";
  if ((await run(["bash", "-c", tools])).code !== 0)
    return "systemd-nspawn, debootstrap, nsenter, ip or openssl is missing";
  const namespace = await run(["unshare", "--mount", "--net", "--pid", "--fork", "true"]);
  if (namespace.code !== 0) return "namespaces are not allowed on this machine";
  return getLocalMirror() ? undefined : "apt of this machine has no mirror of Debian";
}

/** @returns the error, if any */
async function follow(task: Task, testbed: Testbed): Promise<string> {
  let stdout = "";
  try {
    await task.before?.(testbed, await testbed.machine("first"));
    for (const step of testbed.steps.filter((step) => step.task === task.name)) {
      const ran = await testbed.follow(step);
      stdout += ran.stdout;
      if (ran.code !== 0) throw new Error(`${ran.output.trim().split("\n").at(-1)}\n${step.text}\n${ran.output}`);
    }
    await checkTask(task, testbed, stdout);
    return "";
  } catch (error) {
    process.stderr.write(`${stdout}\n${error instanceof Error ? error.stack : error}\n`);
    return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
  }
}

const obstacle = await getObstacle();
if (obstacle) {
  process.stdout.write(`The runbook was not followed: ${obstacle}.\n`);
  process.exit(0);
}
await installTools();
const now = await release();
const before = await releaseBefore(now.version);
const results = new Map<string, string[]>();
const addResult = (task: string, result: string) => results.set(task, [...(results.get(task) ?? []), result]);
/** Debian on all machines, instead of one per name. */
const debian = process.argv[3] as Debian | undefined;
const systems = NAMES.map((names) => ({ ...names, ...(debian && { debian }) }));
for (const names of systems) {
  const opened = await openTestbed(now, before, names).catch((error: Error) => error);
  if (opened instanceof Error) {
    process.stderr.write(`${opened.stack}\n`);
    addResult(`all, on ${names.debian}`, `not followed: ${opened.message}`);
    continue;
  }
  let secondsUntilAnswer = 0;
  try {
    for (const task of TASKS.filter(({ name }) => wanted.includes(name))) {
      process.stderr.write(`following: ${task.name} (${names.site})\n`);
      const began = performance.now();
      const error = await follow(task, opened);
      if (error) process.exitCode = 1;
      const seconds = Math.round((performance.now() - began) / 1000);
      addResult(task.name, error ? `NO: ${error}` : `yes, ${seconds} s`);
      secondsUntilAnswer += seconds;
      if (task.answers) addResult("from the archive to an enquiry answered by email", `${secondsUntilAnswer} s`);
    }
  } finally {
    await opened.close();
  }
}
const heads = systems.map(({ site, debian }) => `as written for ${site} on ${debian}`);
const rows = [
  ["task", ...heads],
  ["---", ...heads.map(() => "---")],
  ...[...results].map(([task, said]) => [task, ...said]),
];
process.stdout.write(rows.map((row) => `| ${row.join(" | ")} |\n`).join(""));
