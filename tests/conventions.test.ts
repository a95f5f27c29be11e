import { existsSync, globSync, readFileSync, realpathSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PROFILE_SCREEN, SCREENS } from "../app/admin/layout/screens.ts";
import { ADDRESSES, type Address, isAdmin, isBehindLogin } from "../script/routes.ts";
import { readConfig, VARIABLES } from "../server/config/config.ts";
import { ERROR_MESSAGES } from "../server/lib/error-messages.ts";
import { listPublicUrls, MAPPED_PAGES, UNCACHED_URLS } from "../shared/public-routes.ts";
import { toPattern } from "./support/expect-described.ts";

interface LockedPackage {
  version: string;
  bin?: object;
  os?: string[];
  cpu?: string[];
}

const read = (path: string) => readFileSync(path, "utf8");
const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = ""]) => word);

/** Standalone documents are tested separately. */
const isWhole = ({ file }: Address) => /^public\/(help|og-images)\//.test(file);

/** Hard-coded URLs outside the typed helpers and tables. */
const ADDRESS_BY_ITSELF =
  /(?<!\b(?:href|address|useLocalizedHref\(\))\(|\b(?:path|thanks|action): |\bpath: (?:event|list)Url\(|startsWith(?:\(|: ))(["`]\/[a-z][^"`\n]*["`])(?! satisfies PublicLink|: [[(])/g;

const REPLACED =
  /Take it anyway|Give it back|In the hands of|Nobody waits|set apart as spam|took in hand|Letters to me|holds a visitor|letters arrive|unwanted ones|May everything|What may they do|nobody's again|Somebody (must|else)|does not hold any more|Ready-made answers|cut square|shall stand|Saved meanwhile|Back to my text|laid over|Use the feed's|event is coming|holds all of these|Publish then|stands once|opens the office|speak of distress|Wished day|Was to be on|Took place on|will stand here|Does not take place|Counted anew|Being counted|A4, lying|not a proof|turned round|Rather not|Nobody has|is a proof|number stands|to be lacking|hinders people|removed by itself|This lane does|Did not start|please name the number|let it be copied|Every step, a yes|that it shall not|Where links lead|there is no network|keep floods out|Tell others|told already|Days can move|You tell\.|School slips|Anger comes fast|Who learns of it/g;

describe("project conventions", () => {
  it("security 51: has a reason for each direct dependency, and no obsolete one", () => {
    const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read("package.json"));
    const direct = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    const rows = read("docs/adr/0005-dependencies.md")
      .split("\n")
      .filter((line) => line.startsWith("| "));
    const reasoned = rows.slice(1).flatMap((row) => (row.split("|")[1] ?? "").split(",").map((name) => name.trim()));
    expect(reasoned.toSorted()).toEqual(direct.toSorted());
  });

  it.each([
    ["the product's", "package.json", "package-lock.json"],
    ["the benchmarks'", "bench/tools/package.json", "bench/tools/package-lock.json"],
  ])(
    "security 51: pins %s dependencies exactly, with the integrity of each, and names no host",
    (_whose, list, lock) => {
      const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read(list));
      const direct = { ...dependencies, ...optionalDependencies, ...devDependencies };
      for (const version of Object.values(direct)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      const { packages } = JSON.parse(read(lock)) as { packages: Record<string, Record<string, string>> };
      const { "": root, ...all } = packages;
      expect({ ...(root as object) }).toMatchObject({ dependencies });
      expect(Object.keys(all).length).toBeGreaterThan(100);
      const weak = Object.entries(all).filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""));
      expect(weak.map(([path]) => path)).toEqual([]);
      expect(Object.values(all).filter(({ resolved, link }) => resolved || link)).toEqual([]);
      for (const [name, version] of Object.entries(direct))
        expect(all[`node_modules/${name}`]?.["version"]).toBe(version);
    },
  );

  it("security 58: runs no install scripts of packages, and has no package with one", () => {
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
    const { allowScripts } = JSON.parse(read("package.json"));
    expect(Object.entries(allowScripts).filter(([, allowed]) => allowed)).toEqual([]);
    const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, object> };
    expect(Object.entries(packages).filter(([, one]) => "hasInstallScript" in one)).toEqual([]);
  });

  it("security 58: runs on a Node that is in the lock file with its integrity, for each platform", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, LockedPackage> };
    const bringNode = Object.entries(packages).filter(([, { bin }]) => bin && "node" in bin);
    expect(bringNode.map(([, { os, cpu }]) => `${os} ${cpu}`).toSorted()).toEqual([
      "darwin arm64",
      "darwin x64",
      "linux arm64",
      "linux x64",
    ]);
    const versions = new Set(bringNode.map(([, { version }]) => version));
    expect([...versions, read(".node-version").trim()]).toEqual([process.versions.node, process.versions.node]);
    const [ours] = bringNode.find(([, { os, cpu }]) => `${os} ${cpu}` === `${process.platform} ${process.arch}`) ?? [];
    expect(realpathSync(process.execPath)).toBe(realpathSync(`${ours}/bin/node`));
  });

  it("has every command that the README names", () => {
    const commands = words(read("README.md"), /\b(script\/[a-z]+)/g);
    expect(commands).toContain("script/server");
    for (const command of commands) expect(existsSync(command), command).toBe(true);
  });

  it("has every file and folder that the README names", () => {
    const named = words(read("README.md"), /`((?:app|shared|server|sample-content|tests|docs|bench)\/[\w./-]*)`/g);
    for (const path of named) expect(existsSync(path), path).toBe(true);
  });

  it("cites only existing documents", () => {
    const sources = globSync("{app,shared,server,sample-content,bench,script,tests}/**/*.{ts,tsx,css}").filter(
      (path) => path !== "tests/conventions.test.ts",
    );
    const elsewhere = /\bthe (?:specification|contract)\b|\((?:specification|contract),/i;
    expect(sources.filter((path) => elsewhere.test(read(path)))).toEqual([]);
  });

  it("cites only existing headings", () => {
    const sources = globSync(["{app,bench,shared,sample-content,script,server,tests}/**/*", "docs/**/*.md"]).filter(
      (path) => /\.(tsx?|css|md)$/.test(path),
    );
    const cited = sources.flatMap((path) =>
      [...read(path).matchAll(/docs\/reference\/(product|api)\.md`?((?:(?:,| and)[\s*/]+\d+(?:\.\d+)*)+)/g)].flatMap(
        ([, document = "", numbers = ""]) => words(numbers, /(\d[\d.]*)/g).map((number) => `${document} ${number}`),
      ),
    );
    const existing = ["product", "api"].flatMap((document) =>
      words(read(`docs/reference/${document}.md`), /^#+ (\d+(?:\.\d+)*)\.? /gm).map(
        (number) => `${document} ${number}`,
      ),
    );
    expect(existing.length).toBeGreaterThan(60);
    expect([...new Set(cited)].filter((heading) => !existing.includes(heading))).toEqual([]);
    expect(existing).toEqual([...new Set(existing)]);
  });

  it("says nothing that was once rewritten in plain English", () => {
    const sources = globSync("{app,shared,server,sample-content}/**/*.{ts,tsx,json}").filter(
      (path) => !/\.test\.tsx?$/.test(path),
    );
    const found = sources.flatMap((path) => [...read(path).matchAll(REPLACED)].map(([phrase]) => `${path}: ${phrase}`));
    expect(found).toEqual([]);
  });

  it("uses the exact texts of the product document", () => {
    const sources = globSync(["{app,shared,server}/**/*.{ts,tsx}", "shared/i18n/en/*.json"]).filter(
      (path) => !/\.test\.tsx?$/.test(path),
    );
    const said = sources.map(read).join("\n").replace(/\s+/g, " ");
    const prose = read("docs/reference/product.md").replace(/\s+/g, " ");
    const fixed = words(prose, /(?<!\w)'(.+?)'(?!\w)/g).filter((sentence) => !sentence.includes("…"));
    expect(fixed.length).toBeGreaterThan(100);
    const withParameters = Object.values(ERROR_MESSAGES).filter((sentence) => sentence.includes("{"));
    const patterns = withParameters.map(toPattern);
    const saidWithLimit = (sentence: string) =>
      new RegExp(
        sentence
          .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
          .replace(/\d+/g, "(?:$&|\\$?\\{[^}]+\\})")
          .replace(/\b[XY]\b/g, "\\$\\{[^}]+\\}"),
      ).test(said);
    const missing = fixed.filter((sentence) => !said.includes(sentence) && !saidWithLimit(sentence));
    expect(missing.filter((sentence) => !patterns.some((pattern) => pattern.test(sentence)))).toEqual([]);
  });

  it("security 53: normalises text in one place, after a length check", () => {
    const sources = globSync("{app,shared,server}/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((path) => read(path).includes(".normalize("))).toEqual(["shared/text/normalize.ts"]);
  });

  it("documents every setting, and no other", () => {
    const documented = new Set(words(read("docs/reference/settings.md"), /`([A-Z][A-Z0-9_]+)`/g));
    expect([...documented].toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
  });

  it("gives every page and screen a title", () => {
    expect(ADDRESSES.length).toBeGreaterThan(10);
    const pages = ADDRESSES.filter((address) => !isWhole(address));
    for (const { file } of pages) expect(read(`app/${file}`), file).toMatch(/export const meta\b/);
  });

  it("caches every public page, and only existing paths", () => {
    const routed = ADDRESSES.filter((address) => !isAdmin(address) && !address.path.endsWith("*"));
    const patterns = routed.map(({ path }) => path.replace(/:(\w+)/g, "{$1}"));
    const known = [...listPublicUrls("page"), "/worker.js", ...UNCACHED_URLS];
    expect(known.toSorted()).toEqual(patterns.toSorted());
  });

  it("links only to routes of the router: links of the site are typed", () => {
    const sources = globSync("app/**/*.{ts,tsx}").filter((path) => !/\.test\.|^app\/(i18n\/|routes\.ts)/.test(path));
    expect(sources.length).toBeGreaterThan(200);
    const untyped = sources.flatMap((path) => {
      const source = read(path).replace(/^ *(?:\/?\*|\/\/).*$|["`]\/(?:api|files|shared)\/|"\/[\w.-]+\.\w+"/gm, "");
      return words(source, ADDRESS_BY_ITSELF).map((address) => `${path}: ${address}`);
    });
    expect(untyped).toEqual([]);
  });

  it("checks accessibility on every public page", () => {
    const visited = read("tests/e2e/every-page.test.ts");
    const pages = ADDRESSES.filter(
      (address) => !isAdmin(address) && !isWhole(address) && !/^\/(event|ml)(\/|$)|\*$/.test(address.path),
    );
    expect(visited).toContain("[...MAPPED_PAGES.");
    // Content pages only exist once written.
    for (const { path } of pages.filter(({ path }) => !path.includes("/info/")))
      if (!MAPPED_PAGES.some((mapped) => mapped === path)) expect(visited).toContain(`"${path.replace(":id", "0")}"`);
  });

  it("has every admin screen, or its parent, in the menu", () => {
    const menu = [...SCREENS, PROFILE_SCREEN].map(({ path }) => path);
    const led = ({ path }: { path: string }) => menu.some((above) => `${path}/`.startsWith(`${above}/`));
    expect(
      ADDRESSES.filter((address) => isBehindLogin(address) && !address.path.endsWith("*")).filter(
        (address) => !led(address),
      ),
    ).toEqual([]);
  });
});

describe("settings", () => {
  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PUBLIC_ORIGIN", "example.org"],
    ["PUBLIC_ORIGIN", "https://example.org/path"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "postgres://site@localhost:99999/site"],
    ["ADMIN_PASSWORD", "password"],
    ["ADMIN_EMAIL", "clerk"],
    ["TRUST_PROXY", "-1"],
    ["SAMPLE_CONTENT", "yes"],
    ["RATE_LIMITS", "2"],
    ["RETENTION_DAYS", "0"],
    ["RETENTION_DAYS", "1.5"],
    ["OFFICE_HOURS", "17:00-10:00"],
    ["OFFICE_HOURS", "all day"],
    ["OFFICE_DAYS", "1,8"],
    ["OFFICE_HOLIDAYS", "2026-13-01"],
    ["CORS_ORIGINS", "https://a.org,b"],
    ["METRICS", "yes"],
    ["LOG_LEVEL", "loud"],
  ])("rejects %s=%s in one line that names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });

  it("works without any", () => {
    expect(readConfig({})).toMatchObject({ HOST: "127.0.0.1", PORT: 3000, SAMPLE_CONTENT: false, RATE_LIMITS: true });
  });
});
