import { TASKS } from "./all-tasks.ts";
import { unable } from "./missing-tools.ts";
import { readRunbookSteps, type Step } from "./read-steps.ts";
import { release, releaseBefore } from "./releases.ts";
import type { Task } from "./tasks.ts";
import { openTestbed, type Testbed } from "./testbed.ts";

const names = TASKS.map(({ name }) => name);
const asked = process.argv[2]?.split(",") ?? names.slice(-1);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`There is no task ${unknown}. There are: ${names.join(", ")}.`);
// A single task runs with its predecessors.
const wanted = asked.length > 1 ? asked : names.slice(0, names.indexOf(asked[0] ?? "") + 1);

const reason = await unable();
if (reason) {
  process.stdout.write(`The handbook was not followed: ${reason}\n`);
  process.exit(0);
}

/** @returns the error, if any */
async function work(task: Task, steps: Step[], testbed: Testbed): Promise<string> {
  let said = "";
  try {
    await task.before?.(testbed);
    for (const step of steps.filter((step) => step.task === task.name)) {
      const ran = await testbed.follow(step);
      said += ran.said;
      if (ran.code !== 0) {
        process.stderr.write(`${step.text}\n${ran.seen}\n`);
        return ran.seen.trim().split("\n").at(-1) ?? `left with ${ran.code}`;
      }
    }
    await task.check(testbed, said);
    return "";
  } catch (fault) {
    process.stderr.write(`${said}\n${fault instanceof Error ? fault.stack : fault}\n`);
    return (fault instanceof Error ? fault.message : String(fault)).split("\n")[0] ?? "";
  }
}

const steps = readRunbookSteps();
const now = await release();
const before = await releaseBefore(now.version);
const opened = await openTestbed(now, before).catch((fault: Error) => fault);
if (opened instanceof Error) {
  process.stdout.write(`The handbook was not followed: this machine boots no Debian. ${opened.message}\n`);
  process.exit(0);
}
const testbed = opened;
let failed = 0;
process.stdout.write("| task | worked as written | seconds |\n|---|---|---|\n");
try {
  for (const task of TASKS.filter(({ name }) => wanted.includes(name))) {
    process.stderr.write(`following: ${task.name}\n`);
    const began = performance.now();
    const odd = await work(task, steps, testbed);
    if (odd) failed += 1;
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`| ${task.name} | ${odd ? `NO: ${odd}` : "yes"} | ${seconds} |\n`);
  }
} finally {
  await testbed.close();
}
process.exitCode = failed === 0 ? 0 : 1;
