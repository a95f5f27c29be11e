import { statSync } from "node:fs";
import { join } from "node:path";
import { run } from "../run.ts";
import { installTools } from "../tools.ts";
import type { Debian } from "./machines.ts";
import { getLocalMirror } from "./packages.ts";
import { type Release, release, releaseBefore } from "./releases.ts";
import { checkTask, type Task } from "./task.ts";
import { NOT_DRILLED, TASKS } from "./tasks.ts";
import { NAMES, type Names, openTestbed, type Step, type Testbed, toInlineStep } from "./testbed.ts";

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

/** @returns the error, if any, and what was measured */
async function follow(task: Task, testbed: Testbed): Promise<{ error: string; measured: string }> {
  let stdout = "";
  let measured = "";
  try {
    const first = await testbed.machine("first");
    await task.before?.(testbed, first);
    const began = performance.now();
    const followStep = async (step: Step) => {
      const ran = await testbed.follow(step);
      stdout += ran.stdout;
      if (ran.code !== 0) throw new Error(`${ran.output.trim().split("\n").at(-1)}\n${step.text}\n${ran.output}`);
    };
    for (const [command, words = {}] of task.inline ?? []) {
      for (const [word, value] of Object.entries(words)) testbed.define(word, value);
      await followStep(toInlineStep(task.name, command));
    }
    for (const step of testbed.steps.filter((step) => step.task === task.name)) await followStep(step);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (task.size) measured = `, its steps ${seconds} s for ${statSync(join(first.root, task.size)).size} bytes`;
    await checkTask(task, testbed, stdout);
    return { error: "", measured };
  } catch (error) {
    process.stderr.write(`${stdout}\n${error instanceof Error ? error.stack : error}\n`);
    return { error: (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "", measured };
  }
}

/** Debian on all machines, instead of one per name; and only this host name. */
const [debian, onlySite] = process.argv.slice(3) as [Debian?, string?];
const systems = NAMES.filter(({ site }) => site === (onlySite ?? site)).map((names) => ({
  ...names,
  ...(debian && { debian }),
}));
const followed = TASKS.filter(({ name }) => wanted.includes(name));
const results = new Map<string, string[]>();
const addResult = (task: string, result: string) => results.set(task, [...(results.get(task) ?? []), result]);

async function followAll(names: Names, now: Release, before: Release & { migrates: boolean }): Promise<void> {
  const testbed = await openTestbed(now, before, names);
  let secondsUntilAnswer = 0;
  try {
    for (const task of followed) {
      process.stderr.write(`following: ${task.name} (${names.site})\n`);
      const began = performance.now();
      const { error, measured } = await follow(task, testbed);
      if (error) process.exitCode = 1;
      const seconds = Math.round((performance.now() - began) / 1000);
      const result = error ? `NO: ${error}` : `as written, ${seconds} s${measured}`;
      process.stderr.write(`${task.name}: ${result}\n`);
      addResult(task.name, result);
      secondsUntilAnswer += seconds;
      if (task.answers) addResult("from the archive to an enquiry answered by email", `${secondsUntilAnswer} s`);
    }
  } finally {
    await testbed.close();
  }
}

const obstacle = await getObstacle();
if (obstacle === undefined) {
  await installTools();
  const now = await release();
  const before = await releaseBefore(now.version);
  for (const names of systems)
    await followAll(names, now, before).catch((error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      process.exitCode = 1;
      addResult(`all, on ${names.debian}`, `not run: ${error.message.split("\n")[0]}`);
    });
} else for (const { name } of followed) for (const _ of systems) addResult(name, `not run: ${obstacle}`);
for (const [name, why] of NOT_DRILLED) for (const _ of systems) addResult(name, `not run: ${why}`);
const rows = [
  ["task", ...systems.map(({ site, debian }) => `${site} on ${debian}`)],
  ["---", ...systems.map(() => "---")],
  ...[...results].map(([task, said]) => [task, ...said]),
];
process.stdout.write(rows.map((row) => `| ${row.join(" | ")} |\n`).join(""));
for (const { site } of systems) {
  const said = [...results.values()].map((each) => each[systems.findIndex((one) => one.site === site)] ?? "");
  const count = (start: string) => said.filter((each) => each.startsWith(start)).length;
  process.stdout.write(`${site}: ${count("as written")} as written, ${count("NO")} not, ${count("not run")} not run\n`);
}
