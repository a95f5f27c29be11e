import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { startS3 } from "../../tests/support/s3-server.ts";
import { type Ran, runOrThrow } from "../run.ts";
import { tool } from "../tools.ts";
import { certify, makeAuthority, serveMail, trust } from "./external-services.ts";
import { boot, type Debian, type Machine, openNetwork } from "./machines.ts";
import { getLocalMirror, servePackages } from "./packages.ts";
import type { Release } from "./releases.ts";

/** A code block of the runbook: commands (`sh`) or settings (`ini`). */
export interface Step {
  kind: "sh" | "ini";
  task: string;
  on: string;
  file: string;
  text: string;
}

/** The names of a site and its mail server, and the system. */
export interface Names {
  site: string;
  mail: string;
  debian: Debian;
}

/** The names in the documents first; then others, as an operator replaces them. */
export const NAMES: readonly [Names, ...Names[]] = [
  { site: "campaign.example", mail: "mail.example", debian: "bookworm" },
  { site: "drug-free.kerala-runs.test", mail: "smtp.post-office.test", debian: "trixie" },
];

/** The documents, after the names were replaced in all of them. */
const readRunbook = ({ site, mail }: Names) =>
  ["README", "monitoring", "data-breach"]
    .map((name) => readFileSync(`docs/operations/${name}.md`, "utf8"))
    .join("\n")
    .replaceAll(NAMES[0].site, site)
    .replaceAll(NAMES[0].mail, mail);

/** Throws unless the text of the documents has the command. */
export function toInlineStep(task: string, command: string, names = NAMES[0]): Step {
  if (!readRunbook(names).replaceAll(/\s+/g, " ").includes(`\`${command}\``))
    throw new Error(`docs/operations does not name the command ${command}`);
  return { kind: "sh", task, on: "first", file: "", text: command };
}

export function readRunbookSteps(names = NAMES[0]): Step[] {
  const runbook = readRunbook(names);
  return [...runbook.matchAll(/^```(sh|ini) (.*task=.*)\n([\s\S]*?)^```$/gm)].map(([, kind, head = "", text = ""]) => {
    const { task = "", on = "first", file = "" } = Object.fromEntries(head.split(" ").map((word) => word.split("=")));
    return { kind: kind as Step["kind"], task, on, file, text };
  });
}

export interface Testbed {
  site: string;
  steps: Step[];
  /** Boots on first use. */
  machine(name: string): Promise<Machine>;
  /** Changes the site's DNS name. */
  point(name: string): Promise<void>;
  migrates: boolean;
  visit(path: string): Promise<{ status: number; body: string }>;
  emails: string[];
  /** Files in the bucket that came with emails. */
  listAttachments(): Promise<string[]>;
  stopBucket(): Promise<void>;
  startBucket(): Promise<void>;
  follow(step: Step, on?: string): Promise<Ran>;
  /** What a placeholder of the documents stands for from now on. */
  define(word: string, value: string): void;
  /** @throws Error if a step fails */
  followTask(task: string, on: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs the previous release. */
export const OLDER = "older";

/**
 * Opens a network with a mail server and a CA.
 * @param now release on each machine, in root's home
 * @param before previous release, on the older machine
 */
export async function openTestbed(
  now: Release,
  before: Release & { migrates: boolean },
  names: Names,
): Promise<Testbed> {
  const steps = readRunbookSteps(names);
  const folder = mkdtempSync("/var/tmp/campaign-runbook-");
  const network = await openNetwork();
  const packages = await servePackages(network.here, getLocalMirror() ?? "", ".cache/runbook/packages");
  const authority = await makeAuthority(join(folder, "authority"), names.mail);
  const mail = await serveMail(network.here, authority);
  const bucket = await startS3(undefined, network.here);
  const key = await generateX25519Identity();
  const signingKey = join(folder, "release.key");
  await runOrThrow(["minisign", "-G", "-W", "-s", signingKey, "-p", join(folder, "release.pub")]);
  const getHost = (machine: string) => `${machine}.${names.site}`;
  // What the runbook's placeholders stand for.
  const words: Record<string, string | undefined> = {
    BACKUP: "last.backup",
    FIRST: getHost("first"),
    SECOND: getHost("second"),
    PASSWORD: "a-word-of-the-database",
    CHANGED: "another-word",
    RECIPIENT: await identityToRecipient(key),
    ENDPOINT: bucket.settings["STORAGE_URL"]?.replace(/^.*endpoint=/, ""),
    KEY: bucket.settings["S3_ACCESS_KEY_ID"],
    SECRET: bucket.settings["S3_SECRET_ACCESS_KEY"],
    VERSION: now.version,
  };
  const wordsOfOlder: typeof words = { ...words, FIRST: getHost(OLDER), VERSION: before.version, NEXT: now.version };
  const machines = new Map<string, Promise<Machine>>();
  const addresses = new Map([[names.mail, network.here]]);
  const hosts = () => [...addresses].map(([name, address]) => `${address} ${name}\n`).join("");
  const start = async (name: string) => {
    const machine = await boot(name, { folder, network, debian: names.debian, apt: packages.apt, hosts });
    await trust(machine, authority);
    for (const { archive } of name === OLDER ? [now, before] : [now]) {
      const copy = join(machine.root, "root", basename(archive));
      copyFileSync(archive, copy);
      await runOrThrow(["script/sign-release", copy], { env: { RELEASE_SIGNING_KEY: signingKey } });
    }
    copyFileSync(tool("@flydotio/litestream-linux-x64/litestream"), join(machine.root, "root/litestream"));
    addresses.set(getHost(name), machine.address);
    return machine;
  };
  const machine = (name: string) => {
    const existing = machines.get(name) ?? start(name);
    machines.set(name, existing);
    return existing;
  };
  const writeHosts = async () => {
    for (const each of machines.values())
      writeFileSync(join((await each).root, "etc/hosts"), `127.0.0.1 localhost\n${hosts()}`);
  };
  const follow = async ({ kind, on: named, file, text }: Step, on = named) => {
    const filled = text.replace(/\b[A-Z]+\b/g, (word) => (on === OLDER ? wordsOfOlder : words)[word] ?? word);
    const target = await machine(on);
    await writeHosts();
    // The operator pastes the key, which is never on the server.
    if (kind === "sh") return target.run(filled, filled.includes("--identity -") ? `${key}\n` : "");
    writeSettings(join(target.root, file), filled);
    return { code: 0, stdout: "", output: "" };
  };
  const outside = await machine("outside");
  addresses.set("acme.example", outside.address);
  await certify(outside, authority);
  return {
    site: names.site,
    steps,
    machine,
    async point(name) {
      addresses.set(names.site, (await machine(name)).address);
      await writeHosts();
    },
    migrates: before.migrates,
    emails: mail.emails,
    async listAttachments() {
      const list = await (await fetch(`${words["ENDPOINT"]?.split("&")[0]}/campaign-files?list-type=2`)).text();
      return list.match(/attachments\/[^<]+/g) ?? [];
    },
    stopBucket: bucket.stop,
    startBucket: bucket.start,
    async visit(path) {
      const said = await outside.must(`curl -sS -m 20 -w '\\n%{http_code}' https://${names.site}${path}`);
      return { status: Number(said.slice(-3)), body: said.slice(0, -4) };
    },
    follow,
    define: (word, value) => void (words[word] = value),
    async followTask(task, on) {
      for (const step of steps.filter((step) => step.task === task)) {
        const { code, output } = await follow(step, on);
        if (code !== 0) throw new Error(output);
      }
    },
    async close() {
      for (const each of machines.values()) await (await each).stop();
      packages.close();
      mail.close();
      await bucket.remove();
      await network.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces lines of the same setting. */
function writeSettings(file: string, lines: string): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const added = lines.trim().split("\n");
  const names = added.map((line) => line.slice(0, line.indexOf("=") + 1));
  const others = text.split("\n").filter((line) => line !== "" && !names.some((name) => line.startsWith(name)));
  writeFileSync(file, `${[...others, ...added].join("\n")}\n`);
}
