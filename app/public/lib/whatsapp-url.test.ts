import { expect, it } from "vitest";
import { whatsappUrl } from "./whatsapp-url.ts";

it.each([
  ["919995966666", "https://wa.me/919995966666"],
  ["9995966666", "https://wa.me/919995966666"],
  ["09995966666", "https://wa.me/919995966666"],
  ["4712120000", "https://wa.me/914712120000"],
  ["447700900123", "https://wa.me/447700900123"],
])("a message to %s opens %s", (digits, chat) => {
  expect(whatsappUrl(digits)).toBe(chat);
});
