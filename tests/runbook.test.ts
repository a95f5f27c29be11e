import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { TASKS } from "../bench/runbook/tasks.ts";
import { readRunbookSteps, toInlineStep } from "../bench/runbook/testbed.ts";
import { createCli, getCommandName, getRunnable } from "../server/cli/cli.ts";
import { readConfig, VARIABLES } from "../server/config/config.ts";

const read = (path: string) => readFileSync(path, "utf8");
const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = ""]) => word);

const runbook = ["README", "monitoring"].map((name) => read(`docs/operations/${name}.md`)).join("\n");
const dataBreach = read("docs/operations/data-breach.md");
const sources = globSync(["{app,shared,server}/**/*.{ts,tsx}", "deploy/*"]).map(read).join("\n");

describe("the operations documents", () => {
  it("names commands that exist", () => {
    const run = () => async () => {};
    const existing = getRunnable(createCli({ run, runAlone: run })).map(getCommandName);
    const named = words(
      runbook + dataBreach,
      /(?:script\/admin|^admin|`admin) ([a-z][a-z-]*(?: (?:prove|cancel|now|copy|settings|facts|fetch|file|import|export|erase|remove|list|invite|role|reset|verify|test)\b)?)/gm,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((command) => !existing.includes(command))).toEqual([]);
  });

  it("names settings, metrics and files that exist", () => {
    const settings = words(runbook, /`([A-Z][A-Z0-9]+_[A-Z0-9_]+|WORKERS|METRICS)[=`]/g);
    const unknown = settings.filter((name) => !(name in VARIABLES) && !name.startsWith("SQLITE_"));
    expect([settings.length > 8, unknown]).toEqual([true, []]);

    const metrics = words(runbook, /`((?:http|kept|letters|event|backup|database|worker|storage|logins)_[a-z_]+)/g);
    const metricsSource = read("server/metrics/metrics.ts");
    expect([metrics.length > 3, metrics.filter((name) => !metricsSource.includes(`"${name}"`))]).toEqual([true, []]);

    const files = words(runbook, /\b((?:deploy|docs)\/[\w./-]*\w)/g);
    const isThere = (path: string) => existsSync(path) || globSync(`${path}.*`).length > 0;
    expect([files.length > 5, files.filter((path) => !isThere(path))]).toEqual([true, []]);
  });

  it("has container files that use only known settings, and agree on user, port and folders", () => {
    const [image, compose, cluster] = ["Containerfile", "compose.yaml", "kubernetes.yaml"].map((name) =>
      read(`deploy/${name}`),
    ) as [string, string, string];
    const set = words(`${compose}\n${cluster}`, /^ +(?:env: \[\{ name: )?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|METRICS)\b/gm);
    expect(set.length).toBeGreaterThan(15);
    expect(image, "the first password would be in the log").toMatch(/^ENV .*\bPRINT_FIRST_PASSWORD=0$/m);
    expect(set.filter((name) => !(name in VARIABLES) && !name.startsWith("POSTGRES_"))).toEqual([]);
    const [user] = words(image, /^USER (\d+)$/gm);
    expect(new Set(words(cluster, /(?:runAs(?:User|Group)|fsGroup): (\d+)/g))).toEqual(new Set([user]));
    const [port] = words(image, /^EXPOSE (\d+)$/gm);
    const ports = words(`${compose}${cluster}`, /(?:containerPort: |\d+:\d+:)(\d+)/g);
    expect(new Set(ports)).toEqual(new Set([port]));
    for (const folder of ["/data", "/backups"]) {
      expect(image).toMatch(new RegExp(`install -d .*${folder}\\b`));
      expect(cluster).toContain(`mountPath: ${folder} }`);
    }
  });

  it("pins every base image by digest", () => {
    const [image, compose] = ["Containerfile", "compose.yaml"].map((name) => read(`deploy/${name}`)) as [
      string,
      string,
    ];
    const bases = [...words(image, /^ARG \w+_IMAGE=(\S+)$/gm), ...words(compose, /image: (.*docker\.io.*)$/gm)];
    expect(bases).toHaveLength(3);
    for (const base of bases) expect(base).toMatch(/@sha256:[0-9a-f]{64}\}?$/);
    expect(words(image, /^FROM (\S+)/gm)).toEqual(["${NODE_IMAGE}", "${DEBIAN_IMAGE}"]);
  });

  it("has no command that is not tested on Debian, and names each command that is", () => {
    const tested = TASKS.map(({ name }) => name);
    expect(readRunbookSteps().filter(({ task }) => !tested.includes(task))).toEqual([]);
    for (const { name, inline = [] } of TASKS)
      for (const [command] of inline) expect(() => toInlineStep(name, command)).not.toThrow();
  });

  it("security 59: writes the archive of a move, with all passwords, for its owner only", () => {
    const [command = ""] =
      readRunbookSteps()
        .find(({ task }) => task === "leave")
        ?.text.match(/^.*moving\.tar\.gz.*$/m) ?? [];
    const root = mkdtempSync(join(tmpdir(), "campaign-move-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const path of ["etc/drug-free-kerala/settings", "var/lib/drug-free-kerala/last.backup"]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), "SMTP_URL=smtps://a:b@c");
    }
    execFileSync("sh", ["-c", `umask 022\n${command.replace("-C /", "-C .")}`], { cwd: root });
    expect((statSync(join(root, "moving.tar.gz")).mode & 0o777).toString(8)).toBe("600");
  });

  it("has examples of settings that are accepted", () => {
    const examples = read("docs/reference/settings.md").match(/^```ini\n[^]*?^```$/gm) ?? [];
    expect(examples.length).toBeGreaterThan(7);
    const values = new Map([["RECIPIENT", `age1${"q".repeat(58)}`]]);
    const lines = words(examples.join("\n"), /^([A-Z0-9_]+=.*)$/gm).map((line): [string, string] => {
      const [name = "", ...value] = line.split("=");
      return [name, values.get(value.join("=")) ?? value.join("=")];
    });
    expect(readConfig(Object.fromEntries(lines))).toMatchObject({ WORKERS: 2, RETENTION_DAYS: 365 });
  });

  it("starts with settings that work unedited", () => {
    const lines = words(read("deploy/settings.example"), /^([A-Z_]+=.*)$/gm).map((line) => line.split("="));
    const { CAMPAIGN_FILE, SMTP_URL } = readConfig(Object.fromEntries(lines));
    expect([lines.length > 2, CAMPAIGN_FILE, SMTP_URL]).toEqual([true, undefined, undefined]);
  });

  it("quotes only messages of the product, its log or the documents", () => {
    const prose = runbook.replace(/```[\s\S]*?```/g, "").replace(/`[^`]*`/g, "");
    const quotes = words(prose.replaceAll("\n", " "), /"([^"]+)"/g);
    const said = (sources + words(runbook, /^- \*\*(.+?)\*\*/gm).join("\n")).toLowerCase();
    expect(quotes.length).toBeGreaterThan(8);
    expect(quotes.filter((quote) => !said.includes(quote.toLowerCase()))).toEqual([]);
  });
});
