import { expect, it } from "vitest";
import { chatWith, shownNumber } from "./shown-facts.ts";

it.each([
  ["919995966666", "99959 66666", "https://wa.me/919995966666"],
  ["9995966666", "99959 66666", "https://wa.me/919995966666"],
  ["09995966666", "09995966666", "https://wa.me/919995966666"],
  ["4712120000", "4712120000", "https://wa.me/914712120000"],
  ["447700900123", "447700900123", "https://wa.me/447700900123"],
])("%s is shown as %s, and a message to it opens %s", (digits, shown, chat) => {
  expect(shownNumber(digits)).toBe(shown);
  expect(chatWith(digits)).toBe(chat);
});
