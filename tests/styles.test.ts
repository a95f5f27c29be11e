import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { THEME_COLOR } from "../app/inline/theme.ts";

const read = (path: string) => readFileSync(path, "utf8");
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, "");
const withoutImports = (text: string) => text.replace(/^import [^;]*;$/gm, "");
const all = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, found = ""]) => found));

const selectors = (sheet: string) =>
  [...withoutComments(sheet).matchAll(/([^{};]+)\{/g)]
    .map(([, head = ""]) => head.trim().replace(/\[[^\]]*\]/g, ""))
    .filter((head) => head[0] !== "@");

const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;
const GLOBAL = /:global\(([^)]*)\)/g;

const getClasses = (text: string) => all(text, CLASS);

const sheets = globSync("app/**/*.css");
const modules = sheets.filter((path) => path.endsWith(".module.css"));
const shared = sheets.filter((path) => path.startsWith("app/styles/"));
/** The help page inlines its stylesheet. */
const HELP_PAGE = "app/public/help/help.css";
const sources = globSync("app/**/*.{ts,tsx}").filter(
  (path) => !path.endsWith(".test.ts") && !path.startsWith(dirname(HELP_PAGE)),
);

function plainClassesIn(source: string): Set<string> {
  const found = new Set<string>();
  for (const [, text = "", inBraces = ""] of source.matchAll(
    /className(?:=|: )(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g,
  )) {
    const literals = inBraces
      .replace(/[!=]==? "[^"]*"/g, "")
      .replace(/\$\{[^}]*\}/g, " ")
      .matchAll(/["`]([^"`]*)["`]/g);
    for (const word of [text, ...[...literals].map(([, literal = ""]) => literal)].join(" ").split(/\s+/))
      found.add(word);
  }
  found.delete("");
  return found;
}

const getImports = (path: string) =>
  [...read(path).matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gm)].map(([, name = "", from = ""]) => ({
    name,
    sheet: relative(".", join(dirname(path), from)),
  }));

describe("style sheets", () => {
  it("colours in TypeScript are values of tokens.css", () => {
    const tokens = read("app/styles/tokens.css");
    const values = all(tokens, /(#[0-9a-f]+)\b/g);
    expect(tokens).toContain(`--ghat: light-dark(${THEME_COLOR.light}, ${THEME_COLOR.dark});`);
    const programs = globSync("{app,server,shared}/**/*.{ts,tsx}").filter((path) => !path.endsWith(".test.ts"));
    const coloured = programs.flatMap((path) =>
      (read(path).match(/(?<![&\w])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi) ?? []).map((colour) => ({ path, colour })),
    );
    expect(coloured.length).toBeGreaterThan(20);
    expect(coloured.filter(({ path, colour }) => path.endsWith(".tsx") || !values.has(colour.toLowerCase()))).toEqual(
      [],
    );
  });

  it("shared sheets are under app/styles, modules next to their component", () => {
    expect(sheets.filter((path) => !shared.includes(path) && !modules.includes(path))).toEqual([HELP_PAGE]);
    expect(modules.filter((path) => !existsSync(path.replace(".module.css", ".tsx")))).toEqual([]);
  });

  it("define exactly the shared classes that components use", () => {
    const defined = new Set(
      shared.flatMap((path) => selectors(read(path)).flatMap((selector) => [...getClasses(selector)])),
    );
    const used = new Set(sources.flatMap((path) => [...plainClassesIn(read(path))]));
    expect([...used].filter((name) => !defined.has(name)).toSorted()).toEqual([]);
    expect([...defined].filter((name) => !used.has(name)).toSorted()).toEqual([]);
  });

  it("of the help page contain only used rules", () => {
    const page = globSync("app/public/help/*.tsx").map(read).join("");
    const styled = new Set(selectors(read(HELP_PAGE)).flatMap((selector) => [...getClasses(selector)]));
    const fromElsewhere = ["icon"];
    expect([...styled].filter((name) => !new RegExp(`"${name}"`).test(page))).toEqual(fromElsewhere);
  });

  it("modules name only existing shared classes", () => {
    const defined = new Set(shared.flatMap((path) => [...getClasses(withoutComments(read(path)))]));
    const named = modules.flatMap((path) => [...getClasses([...all(read(path), GLOBAL)].join(" "))]);
    expect(named.length).toBeGreaterThan(5);
    const ofEditor = ["selectedCell", "ProseMirror-selectednode"];
    expect(named.filter((name) => !defined.has(name))).toEqual(ofEditor);
  });

  it.each(modules)("%s defines exactly the classes that are used", (sheet) => {
    const own = new Set(selectors(read(sheet)).flatMap((selector) => [...getClasses(selector.replace(GLOBAL, ""))]));
    const used = new Set(
      sources.flatMap((path) =>
        getImports(path)
          .filter((imported) => imported.sheet === sheet)
          .flatMap(({ name }) => [...all(withoutImports(read(path)), new RegExp(`\\b${name}\\.(\\w+)`, "g"))]),
      ),
    );
    expect([...used].toSorted()).toEqual([...own].toSorted());
  });
});
