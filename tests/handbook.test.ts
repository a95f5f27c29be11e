import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VARIABLES } from "../server/config.ts";

const read = (path: string) => readFileSync(path, "utf8");
const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = ""]) => word);

const handbook = read("docs/operating.md");
const sources = globSync(["{app,domain,server}/**/*.{ts,tsx}", "deploy/*"]).map(read).join("\n");

describe("the operator's handbook", () => {
  it("names commands that exist", () => {
    // What a command is called, without what it is given: `backup prove`, `restore`.
    const there = words(sources, /usage: "([a-z -]+?)(?= [A-Z[]|")/g);
    const named = words(
      handbook,
      /(?:script\/admin|^admin|`admin) ([a-z-]+(?: (?:prove|cancel|now|import|export|erase|remove|list|invite|role|reset|verify)\b)?)/gm,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((command) => !there.includes(command))).toEqual([]);
  });

  it("names settings, metrics and files that exist", () => {
    const settings = words(handbook, /`([A-Z][A-Z0-9]+_[A-Z0-9_]+|WORKERS|METRICS)[=`]/g);
    const unknown = settings.filter((name) => !(name in VARIABLES) && !name.startsWith("SQLITE_"));
    expect([settings.length > 8, unknown]).toEqual([true, []]);

    const metrics = words(handbook, /`((?:http|kept|letters|event|backup|database|worker)_[a-z_]+)/g);
    const told = read("server/metrics/metrics.ts");
    expect([metrics.length > 5, metrics.filter((name) => !told.includes(`"${name}"`))]).toEqual([true, []]);

    const files = words(handbook, /\b((?:deploy|docs)\/[\w./-]*\w)/g);
    expect([files.length > 5, files.filter((path) => !existsSync(path))]).toEqual([true, []]);
  });

  it("quotes only what the product, its log or the handbook itself says", () => {
    const prose = handbook.replace(/```[\s\S]*?```/g, "").replace(/`[^`]*`/g, "");
    const quotes = words(prose.replaceAll("\n", " "), /"([^"]+)"/g);
    const said = (sources + words(handbook, /^\| ([^|]+) \|/gm).join("\n")).toLowerCase();
    expect(quotes.length).toBeGreaterThan(12);
    expect(quotes.filter((quote) => !said.includes(quote.toLowerCase()))).toEqual([]);
  });
});
