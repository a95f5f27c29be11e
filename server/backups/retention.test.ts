import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { backupName, removeExpired, selectRetained } from "./retention.ts";

const HOUR_MS = 3_600_000;
const NOW = new Date("2026-11-23T02:00:00Z");
const KEEP = { days: 14, weeks: 8, months: 12 };

const every = (hours: number, count: number, from = NOW) =>
  Array.from({ length: count }, (_, at) =>
    backupName(new Date(from.getTime() - at * hours * HOUR_MS), { encrypted: at % 2 === 0 }),
  );
const getDays = (kept: Set<string>) => [...kept].map((name) => name.slice(9, 17)).toSorted();

it("of two years of days, fourteen days, eight weeks and twelve months are retained", () => {
  const days = getDays(selectRetained(every(24, 730), KEEP, NOW));
  const of = (from: string, count: number, step: number) =>
    Array.from({ length: count }, (_, at) =>
      new Date(Date.parse(from) - at * step * 24 * HOUR_MS).toISOString().slice(0, 10).replaceAll("-", ""),
    );
  // A Monday, so weeks end on Sundays.
  const weeks = of("2026-11-22", 7, 7);
  const months = "20261031 20260930 20260831 20260731 20260630 20260531 20260430 20260331 20260228 20260131 20251231";
  expect(days).toEqual([...new Set([...of("2026-11-23", 14, 1), ...weeks, ...months.split(" ")])].toSorted());
});

it("retains all of the newest day, then one per period", () => {
  const kept = selectRetained(every(1, 72), KEEP, NOW);
  expect(every(1, 24).every((name) => kept.has(name))).toBe(true);
  expect(kept.size).toBe(24 + 2);
});

it("a time without backups removes none of those before it", () => {
  const before = every(24, 14, new Date("2026-03-01T02:00:00Z"));
  const kept = selectRetained([...every(24, 2), ...before], KEEP, NOW);
  expect(before.filter((name) => kept.has(name))).toHaveLength(12);
});

it("backups from a clock that was ahead replace no others and are retained", () => {
  const right = every(24, 14);
  const ahead = every(24, 20, new Date("2100-01-01T00:00:00Z"));
  const kept = selectRetained([...right, ...ahead], KEEP, NOW);
  expect(right.every((name) => kept.has(name))).toBe(true);
  expect(ahead.filter((name) => kept.has(name)).length).toBeGreaterThan(13);
  // Future backups survive a clock that moved back.
  const fallen = new Date("1970-01-02T00:00:00Z");
  const made = backupName(fallen, { encrypted: false });
  const then = selectRetained([made, ...right], KEEP, fallen);
  expect([then.has(made), right.every((name) => then.has(name))]).toEqual([true, true]);
});

it("ignores files that the schedule did not make", () => {
  expect(
    selectRetained(["campaign-20261123T020000Z.tar.gz.part", "by-hand.tar.gz", "campaign-x.tar.gz"], KEEP, NOW).size,
  ).toBe(0);
});

it("ignores a backup that is being written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "campaign-kept-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const part = `${backupName(NOW, { encrypted: false })}.part`;
  await symlink(join(folder, "gone"), join(folder, part));
  await removeExpired(folder, KEEP, NOW);
  expect(await readdir(folder)).toEqual([part]);
});
