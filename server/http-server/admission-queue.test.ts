import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { TIMED } from "../../tests/support/timed.ts";
import { type Admission, createAdmission, OverloadedError, type Visitor } from "./admission-queue.ts";

const workFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** Concurrent tasks that block; returns when each started or was rejected. */
function crowd(admission: Admission, { visits, work }: { visits: number; work: number }) {
  const began: number[] = [];
  const refused: number[] = [];
  const start = performance.now();
  for (let visit = 0; visit < visits; visit += 1) {
    admission.acquire({
      start() {
        began.push(performance.now() - start);
        workFor(work);
        admission.release();
      },
      reject: () => refused.push(performance.now() - start),
    });
  }
  return { began, refused };
}

it("starts at once when the queue is empty", () => {
  let begun = false;
  const start = () => {
    begun = true;
  };
  createAdmission().acquire({ start, reject: () => {} });
  expect(begun).toBe(true);
});

it("keeps each turn of the event loop short under any load", TIMED, async () => {
  const { began } = crowd(createAdmission(), { visits: 50, work: 4 });
  let most = began.length;
  while (began.length < 50) {
    const before = began.length;
    await nextTurn();
    most = Math.max(most, began.length - before);
  }
  // Ten milliseconds fit three tasks; two batches may run between checks.
  expect(most).toBeLessThanOrEqual(6);
});

it("serves a school class, however long that takes", async () => {
  const { began, refused } = crowd(createAdmission(), { visits: 50, work: 30 });
  await expect.poll(() => began.length).toBe(50);
  expect(refused).toEqual([]);
});

it("rejects requests with too long a wait, and serves in order of arrival", TIMED, async () => {
  const admission = createAdmission();
  crowd(admission, { visits: 60, work: 10 });
  await expect.poll(() => admission.held().waiting).toBe(0);
  // The cost estimate is calibrated now.
  const { began, refused } = crowd(admission, { visits: 250, work: 10 });
  expect(refused.length).toBeGreaterThan(150);
  await expect.poll(() => began.length + refused.length).toBe(250);
  expect(began).toEqual(began.toSorted((a, b) => a - b));
  expect(began.at(-1)).toBeLessThan(2000);
});

it("limits waiting and running requests to its capacity, and accepts others once one leaves", async () => {
  const admission = createAdmission({ atOnce: 2 });
  const stay = () => new Promise<string>((resolve) => setTimeout(resolve, 20, "done"));
  const two = [admission.run(stay), admission.run(stay)];
  expect(admission.isFull()).toBe(true);
  await expect(admission.run(stay)).rejects.toBeInstanceOf(OverloadedError);
  expect(await Promise.all(two)).toEqual(["done", "done"]);
  expect(await admission.run(stay)).toBe("done");
  await expect(admission.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(admission.held()).toEqual({ active: 0, waiting: 0 });
});

it("reserves room for new clients when repeated ones fill the rest", async () => {
  const admission = createAdmission({ atOnce: 10 });
  const outcomes: string[] = [];
  const visit = (name: string, again: boolean) =>
    admission.acquire({
      again,
      start: () => outcomes.push(`${name} begun`),
      reject: () => outcomes.push(`${name} refused`),
    });
  for (let item = 0; item < 9; item += 1) visit("again", true);
  visit("anew", false);
  await expect.poll(() => outcomes.filter((outcome) => outcome === "again begun").length).toBe(8);
  expect(outcomes).toContain("again refused");
  await expect.poll(() => outcomes).toContain("anew begun");
});

it("admits shared work first, though it is full", async () => {
  const admission = createAdmission({ atOnce: 1 });
  const stay = () => new Promise<string>((resolve) => setTimeout(resolve, 20, "done"));
  const others = admission.run(stay);
  expect(await admission.run(async () => "at once", { first: true })).toBe("at once");
  await expect(admission.run(stay)).rejects.toBeInstanceOf(OverloadedError);
  await others;
});

/** Fills a turn, so that the next request is queued. */
const fillTurn = (admission: Admission) => crowd(admission, { visits: 1, work: 15 });

it("security 80: alternates between addresses, and between reads and writes of one address", async () => {
  const admission = createAdmission();
  fillTurn(admission);
  const begun: string[] = [];
  const visit = (name: string, visitor: Visitor) =>
    admission.acquire({
      ...visitor,
      start() {
        begun.push(name);
        admission.release(visitor);
      },
      reject: () => begun.push(`${name} refused`),
    });
  for (let item = 0; item < 20; item += 1) visit("hostile", { address: "192.0.2.1" });
  visit("login beside", { address: "192.0.2.1", writes: true });
  visit("page", { address: "192.0.2.2" });
  visit("login", { address: "192.0.2.3", writes: true });
  await expect.poll(() => begun.length).toBe(23);
  expect(begun.indexOf("login beside")).toBeLessThan(3);
  expect(begun.indexOf("page")).toBeLessThan(6);
  expect(begun.indexOf("login")).toBeLessThan(6);
  expect(admission.held()).toEqual({ active: 0, waiting: 0 });
});

it.each([
  ["reads", false, 12],
  ["writes", true, 8],
] as const)(
  "security 80: %s of one address wait until others of it have ended, and nothing else waits for them",
  async (_what, writes, most) => {
    const admission = createAdmission();
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const visit = (name: string, visitor: Visitor) =>
      admission.acquire({
        ...visitor,
        start() {
          begun.push(name);
          ends.push(() => admission.release(visitor));
        },
        reject: () => begun.push(`${name} refused`),
      });
    const hostile = { address: "192.0.2.1" };
    for (let item = 0; item < most + 6; item += 1) visit("hostile", { ...hostile, writes });
    await expect.poll(() => begun.length).toBe(most);
    visit("beside", { ...hostile, writes: !writes });
    visit("other", { address: "192.0.2.2", writes });
    await expect.poll(() => begun.slice(most).toSorted()).toEqual(["beside", "other"]);
    await nextTurn();
    expect(begun).toHaveLength(most + 2);
    for (const end of ends.splice(0, 2)) end();
    await expect.poll(() => begun.slice(most + 2)).toEqual(["hostile", "hostile"]);
    while (admission.held().active > 0) {
      for (const end of ends.splice(0)) end();
      await nextTurn();
    }
    await expect.poll(() => begun.length).toBe(most + 8);
    for (const end of ends.splice(0)) end();
    expect(admission.held()).toEqual({ active: 0, waiting: 0 });
  },
);

it("security 80: one address or reads alone cannot fill the queue, and the largest user gives way to others", () => {
  const admission = createAdmission({ atOnce: 20 });
  const outcomes: string[] = [];
  const visit = (name: string, visitor: Visitor) =>
    admission.acquire({
      ...visitor,
      start: () => outcomes.push(`${name} begun`),
      reject: () => outcomes.push(`${name} refused`),
    });
  fillTurn(admission);
  for (let item = 0; item < 30; item += 1) visit("hostile", { address: "192.0.2.1" });
  expect(outcomes).toHaveLength(12);
  expect(admission.held().waiting).toBe(18);
  visit("page", { address: "192.0.2.2" });
  // Reads have one place less than there are, and the last of the crowd makes room.
  visit("second page", { address: "192.0.2.3" });
  expect(outcomes.slice(12)).toEqual(["hostile refused"]);
  visit("login", { address: "192.0.2.4", writes: true });
  visit("second login", { address: "192.0.2.4", writes: true });
  expect(admission.held().waiting).toBe(20);
  expect(outcomes.filter((outcome) => !outcome.startsWith("hostile"))).toEqual([]);
});

it("does no work for clients that disconnected while waiting", async () => {
  const admission = createAdmission();
  const before = crowd(admission, { visits: 40, work: 2 });
  const late = { begun: 0 };
  for (let visit = 0; visit < 5; visit += 1) {
    admission.acquire({ start: () => (late.begun += 1), reject: () => {}, isAborted: () => true });
  }
  await expect.poll(() => before.began.length).toBe(40);
  await pause(50);
  expect(late.begun).toBe(0);
  expect(admission.held()).toEqual({ active: 0, waiting: 0 });
});
