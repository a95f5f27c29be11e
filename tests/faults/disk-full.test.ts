import { expect, it } from "vitest";
import { fillDisk } from "../../bench/faults/full-disk.ts";
import { getStatuses } from "../../bench/faults/writers.ts";

it("reliability: a full disk refuses what is written with 503, reading goes on, and room makes it whole", async (context) => {
  const result = await fillDisk();
  if (typeof result === "string") return context.skip(result);
  const { writers, lost, unread, whole, writes } = result;
  console.log(`figures: disk full: ${getStatuses(writers)}; ${lost} lost; whole again after ${Math.round(whole)} ms`);
  expect([...writers.statuses.keys()].toSorted()).toEqual([201, 503]);
  const { withoutRetry } = writers;
  expect({ lost, unread, withoutRetry, writes }).toEqual({ lost: 0, unread: [], withoutRetry: 0, writes: "down" });
});
