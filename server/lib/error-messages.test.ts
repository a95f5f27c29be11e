import { expect, it } from "vitest";
import { ERROR_MESSAGES, SOURCES } from "./error-messages.ts";

it("no code has two different messages", () => {
  const said = Map.groupBy(
    SOURCES.flatMap((part) => Object.entries(part)),
    ([code]) => code,
  );
  for (const [code, entries] of said)
    expect([code, new Set(entries.map(([, message]) => message)).size]).toEqual([code, 1]);
  expect([...said.keys()].toSorted()).toEqual(Object.keys(ERROR_MESSAGES).toSorted());
});

it.each(Object.entries(ERROR_MESSAGES))("%s is a stable name with a complete sentence", (code, message) => {
  expect(code).toMatch(/^[a-z]+(_ml)?(-[a-z]+)*$/);
  expect(message.trim()).toBe(message);
  expect(message.length).toBeGreaterThan(10);
});
