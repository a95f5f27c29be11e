import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Testbed } from "./testbed.ts";

/** A runbook task and its check. */
export interface Task {
  name: string;
  /** Prepares the situation, such as a full disk. */
  before?(testbed: Testbed): Promise<void>;
  /**
   * @param said output of the runbook's commands
   * @throws Error if the result differs from the runbook
   */
  check(testbed: Testbed, said: string): Promise<void>;
}

/** @throws Error with that message */
export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** @throws Error unless the help page loads completely over HTTPS */
export async function expectSite(testbed: Testbed): Promise<void> {
  const { status, body } = await testbed.visit("/help");
  expect(status === 200 && body.includes("14405"), `a visitor elsewhere is answered with ${status}.`);
}

export async function expectServed(testbed: Testbed, name: string): Promise<void> {
  const machine = await testbed.machine(name);
  const { said } = await machine.run("systemctl is-active drug-free-kerala; curl -s localhost:3000/readyz");
  expect(said.startsWith("active\n") && !said.includes('"down"') && said.includes('"ready"'), `${name} says ${said}`);
}

/** @throws Error unless systemd ends a hung process */
export async function expectHungEnded(testbed: Testbed, name: string): Promise<void> {
  const machine = await testbed.machine(name);
  const process = async () => (await machine.must("systemctl show -P MainPID drug-free-kerala")).trim();
  const hung = await process();
  await machine.must(`kill -STOP ${hung}`);
  await until(async () => ![hung, "0"].includes(await process()), 90, "a process that hangs is left be.");
  const active = async () => (await machine.run("systemctl is-active drug-free-kerala")).code === 0;
  await until(active, 60, "the product does not come back where a process hung.");
}

/** Like `scp`. */
export async function bring(testbed: Testbed, file: string, from: string, to: string): Promise<void> {
  copyFileSync(join((await testbed.machine(from)).root, file), join((await testbed.machine(to)).root, file));
}

export async function until(holds: () => Promise<boolean>, seconds: number, otherwise: string): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    if (await holds()) return;
    await pause(1000);
  }
  throw new Error(otherwise);
}
