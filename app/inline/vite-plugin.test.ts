import { Script } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import * as helpPage from "virtual:inline/help-page";
import * as outsideChanges from "virtual:inline/outside-changes";
import * as publicPage from "virtual:inline/public-page";
import * as removeServiceWorker from "virtual:inline/remove-service-worker";
import * as serviceWorker from "virtual:inline/service-worker";
import * as theme from "virtual:inline/theme";
import { expect, it } from "vitest";
import { toCspHash } from "./csp-hash.ts";

const IN_PUBLIC_PAGES = [theme, outsideChanges, publicPage];
const ALL = [...IN_PUBLIC_PAGES, helpPage, serviceWorker, removeServiceWorker];
const MAX_BYTES = { publicPages: 2000, all: 4100 };

const compressed = (scripts: typeof ALL) => brotliCompressSync(scripts.map(({ text }) => text).join("\n")).length;

it("inline scripts are small", () => {
  expect(compressed(IN_PUBLIC_PAGES)).toBeLessThan(MAX_BYTES.publicPages);
  expect(compressed(ALL)).toBeLessThan(MAX_BYTES.all);
});

it.each(ALL)("an inline script is a classic script that cannot close its element", ({ text, hash }) => {
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/<\/script|<!--/i);
  expect(hash).toBe(toCspHash(text));
});
