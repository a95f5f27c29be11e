import { pino } from "pino";
import { expect, it } from "vitest";
import { warnAboutMemory } from "./memory-limit.ts";

const MIB = 1024 * 1024;

it.each([
  [1, 1024, null],
  [1, 128, 256],
  [2, 1536, null],
  [4, 1024, 2560],
])("%d workers with a limit of %d MiB", (workers, limitMiB, wantedMiB) => {
  const lines: unknown[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  warnAboutMemory(workers, log, limitMiB * MIB);
  warnAboutMemory(workers, log, null);
  expect(lines).toEqual(wantedMiB === null ? [] : [expect.objectContaining({ workers, limitMiB, wantedMiB })]);
});
