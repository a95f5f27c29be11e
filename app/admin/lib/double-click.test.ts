import { expect, it, vi } from "vitest";
import { isDoubleClickEcho, markCompleted } from "./double-click.ts";

const pressedAgain = (gap: number) => {
  const now = performance.now();
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

it("allows a press soon after typing", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.resetModules();
  const { isDoubleClickEcho, markCompleted } = await import("./double-click.ts");
  isDoubleClickEcho({ detail: 1, timeStamp: performance.now() });
  markCompleted();
  page.dispatchEvent(new Event("input"));
  expect(isDoubleClickEcho({ detail: 2, timeStamp: performance.now() })).toBe(false);
});
