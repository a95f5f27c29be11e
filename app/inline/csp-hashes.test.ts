import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { collectScriptHashes } from "./csp-hashes.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const mark = "4f1c";
const own = `<script nonce="${mark}">own()</script>`;
const named = (page: string) => collectScriptHashes(page, { mark, known: ["known()"] });

it("names what bears the mark and what is known, and takes the marks off", () => {
  const page = `<link nonce="${mark}"/>${own}<script type="module" nonce="${mark}" async="">more()</script>`;
  expect(named(page)).toEqual({
    html: '<link/><script>own()</script><script type="module" async="">more()</script>',
    hashes: ["known()", "own()", "more()"].map(hashOf),
  });
});

it.each([
  ["without a mark", `<script>evil()</script>${own}`],
  ["with a mark that was guessed", `<script nonce="0000">evil()</script>${own}`],
  ["that is left open before one of ours", `<script>evil()//${own}`],
  ["whose tag is left open before one of ours", `<script x=${own}`],
  ["with the mark's name alone", `<script nonce>evil()</script>${own}`],
  ["that stands in one of ours as text", `<script nonce="${mark}">own()</script><script>evil()</script>`],
])("security 27: a script %s is not named", (_title, page) => {
  const allowed = ["known()", "own()"].map(hashOf);
  expect(named(page).hashes).toEqual(expect.not.arrayContaining([hashOf("evil()")]));
  expect(allowed).toEqual(expect.arrayContaining(named(page).hashes));
});
