import { expect, it } from "vitest";
import { followTyping, isDoubleClickEcho, markCompleted } from "./double-click.ts";

/** Later than what other tests of the process completed. */
const inTenSeconds = () => performance.now() + 10_000;

const pressedAgain = (gap: number) => {
  const now = inTenSeconds();
  expect(isDoubleClickEcho({ detail: 1, timeStamp: now }), "the first").toBe(false);
  return isDoubleClickEcho({ detail: 2, timeStamp: now + gap });
};

it("allows a retry after a refusal and ignores the second click of a double click", () => {
  expect(pressedAgain(450), "after a refusal was read").toBe(false);
  expect(pressedAgain(120)).toBe(true);
  const now = performance.now();
  isDoubleClickEcho({ detail: 1, timeStamp: now });
  markCompleted();
  expect(isDoubleClickEcho({ detail: 2, timeStamp: now + 450 }), "the place of the next form").toBe(true);
  expect(isDoubleClickEcho({ detail: 1, timeStamp: now + 900 }), "the next press").toBe(false);
});

it("allows a press soon after typing", () => {
  const page = new EventTarget();
  followTyping(page);
  isDoubleClickEcho({ detail: 1, timeStamp: performance.now() });
  markCompleted();
  page.dispatchEvent(new Event("input"));
  expect(isDoubleClickEcho({ detail: 2, timeStamp: performance.now() })).toBe(false);
});
