import { expect, it } from "vitest";
import { getLatinKey } from "./use-keyboard-shortcuts.ts";

it.each([
  ["j", "KeyJ", "j"],
  ["J", "KeyJ", "j"],
  ["8", "Digit8", "8"],
  ["8", "Numpad8", "8"],
  ["ര", "KeyJ", "j"],
  ["൮", "Digit8", "8"],
  ["യ", "Slash", "/"],
  ["Process", "KeyT", "t"],
  // Other Latin layouts, such as AZERTY, use `key`.
  ["q", "KeyA", "q"],
  ["/", "Slash", "/"],
  ["Enter", "Enter", "enter"],
  ["ഃ", "Minus", "ഃ"],
])("maps the key %s at the code %s to %s", (key, code, read) => expect(getLatinKey({ key, code })).toBe(read));
