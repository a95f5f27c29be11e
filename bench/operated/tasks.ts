import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Testbed } from "./testbed.ts";

/** What an operator does by the handbook, and what must then be so. */
export interface Task {
  name: string;
  /** What happened to the machines before: a full disk, another machine. */
  before?(testbed: Testbed): Promise<void>;
  /**
   * Looks from outside whether it came to what the handbook says.
   * @param said what the handbook's own commands printed
   * @throws Error in words, where it did not
   */
  check(testbed: Testbed, said: string): Promise<void>;
}

/** @throws Error with that sentence, where it does not hold */
export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** @throws Error where the page that says who helps does not come to a visitor elsewhere, whole and by HTTPS */
export async function expectSite(testbed: Testbed): Promise<void> {
  const { status, body } = await testbed.visit("/help");
  expect(status === 200 && body.includes("14405"), `a visitor elsewhere is answered with ${status}.`);
}

/** @throws Error where systemd does not run the product on a machine, or something that it needs does not work */
export async function expectServed(testbed: Testbed, name: string): Promise<void> {
  const machine = await testbed.machine(name);
  const { said } = await machine.run("systemctl is-active drug-free-kerala; curl -s localhost:3000/readyz");
  expect(said.startsWith("active\n") && !said.includes('"down"') && said.includes('"ready"'), `${name} says ${said}`);
}

/** @throws Error where systemd leaves a process be that hangs */
export async function expectHungEnded(testbed: Testbed, name: string): Promise<void> {
  const machine = await testbed.machine(name);
  const process = async () => (await machine.must("systemctl show -P MainPID drug-free-kerala")).trim();
  const hung = await process();
  await machine.must(`kill -STOP ${hung}`);
  await until(async () => ![hung, "0"].includes(await process()), 90, "a process that hangs is left be.");
  const active = async () => (await machine.run("systemctl is-active drug-free-kerala")).code === 0;
  await until(active, 60, "the product does not come back where a process hung.");
}

/** Brings a file of one machine to another, as `scp` would. */
export async function bring(testbed: Testbed, file: string, from: string, to: string): Promise<void> {
  copyFileSync(join((await testbed.machine(from)).root, file), join((await testbed.machine(to)).root, file));
}

/** Waits until something holds. @throws Error with that sentence, where it does not within so many seconds */
export async function until(holds: () => Promise<boolean>, seconds: number, otherwise: string): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    if (await holds()) return;
    await pause(1000);
  }
  throw new Error(otherwise);
}
