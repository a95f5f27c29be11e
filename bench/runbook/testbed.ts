import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { type S3Server, startS3 } from "../../tests/support/s3-server.ts";
import { boot, type Machine } from "./debian.ts";
import { certify, makeAuthority, serveMail, trust } from "./external-services.ts";
import { openNetwork } from "./network.ts";
import { getLocalMirror, servePackages } from "./packages.ts";
import { readRunbookSteps, type Step } from "./read-steps.ts";
import type { Release, ReleaseBefore } from "./releases.ts";
import { must, type Ran } from "./shell.ts";

const WORDS = { BACKUP: "last.backup", PASSWORD: "a-word-of-the-database" };

export interface Testbed {
  /** Boots on first use. */
  machine(name: string): Promise<Machine>;
  /** Changes the site's DNS name. */
  point(name: string): Promise<void>;
  migrates: boolean;
  visit(path: string): Promise<{ status: number; body: string }>;
  letters: string[];
  here: string;
  bucket: S3Server["held"];
  follow(step: Step, on?: string): Promise<Ran>;
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
export async function openTestbed(now: Release, before: ReleaseBefore): Promise<Testbed> {
  const folder = mkdtempSync("/var/tmp/campaign-operated-");
  const network = await openNetwork();
  const mirror = getLocalMirror() ?? "";
  const packages = await servePackages(network.here, mirror, ".cache/operated/packages");
  const authority = await makeAuthority(join(folder, "authority"));
  const mail = await serveMail(network.here, join(folder, "authority"), authority);
  const bucket = await startS3(undefined, network.here);
  const key = await generateX25519Identity();
  const signingKey = join(folder, "release-key");
  await must(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", signingKey]);
  const RECIPIENT = await identityToRecipient(key);
  const words: Record<string, string> = { ...WORDS, ...getWords(bucket.settings), RECIPIENT };
  const wordsOn = (name: string): Record<string, string> =>
    name === OLDER ? { ...words, VERSION: before.version, NEXT: now.version } : { ...words, VERSION: now.version };
  const machines = new Map<string, Promise<Machine>>();
  const known = new Map([["mail.example", network.here]]);
  const hosts = () => [...known].map(([name, address]) => `${address} ${name}\n`).join("");
  const begin = async (name: string) => {
    const machine = await boot(name, { folder, network, apt: packages.line, hosts });
    await trust(machine, authority);
    for (const { archive } of name === OLDER ? [now, before] : [now]) {
      const brought = join(machine.root, "root", basename(archive));
      copyFileSync(archive, brought);
      await must(["env", `RELEASE_SIGNING_KEY=${signingKey}`, "script/sign-release", brought]);
    }
    writeFileSync(join(machine.root, "root/backups.key"), `${key}\n`, { mode: 0o600 });
    known.set(`${name}.example`, machine.address);
    return machine;
  };
  const machine = (name: string) => {
    const existing = machines.get(name) ?? begin(name);
    machines.set(name, existing);
    return existing;
  };
  const tellAll = async () => {
    for (const each of machines.values())
      writeFileSync(join((await each).root, "etc/hosts"), `127.0.0.1 localhost\n${hosts()}`);
  };
  const point = async (name: string) => {
    known.set("campaign.example", (await machine(name)).address);
    await tellAll();
  };
  const follow = async ({ kind, on: named, file, text }: Step, on = named) => {
    const its = wordsOn(on);
    const filled = text.replace(/\b[A-Z]+\b/g, (word) => its[word] ?? word);
    const target = await machine(on);
    await tellAll();
    if (kind === "sh") return target.run(filled);
    putIn(join(target.root, file), filled);
    return { code: 0, said: "", seen: "" };
  };
  const outside = await machine("outside");
  known.set("acme.example", outside.address);
  await certify(outside, authority);
  return {
    machine,
    point,
    migrates: before.migrates,
    letters: mail.letters,
    here: network.here,
    bucket: bucket.held,
    async visit(path) {
      const said = await outside.must(`curl -sS -m 20 -w '\\n%{http_code}' https://campaign.example${path}`);
      return { status: Number(said.slice(-3)), body: said.slice(0, -4) };
    },
    follow,
    async followTask(task, on) {
      for (const step of readRunbookSteps().filter((step) => step.task === task)) {
        const { code, seen } = await follow(step, on);
        if (code !== 0) throw new Error(seen);
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

const getWords = ({ STORAGE_URL = "", S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" }: Record<string, string>) => ({
  ENDPOINT: STORAGE_URL.replace(/^.*endpoint=/, ""),
  KEY: S3_ACCESS_KEY_ID,
  SECRET: S3_SECRET_ACCESS_KEY,
});

function putIn(file: string, lines: string): void {
  let text = existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const line of lines.trim().split("\n")) {
    const name = line.slice(0, line.indexOf("=") + 1);
    text = `${text
      .split("\n")
      .filter((existing) => existing !== "" && !existing.startsWith(name))
      .join("\n")}\n${line}\n`;
  }
  writeFileSync(file, text);
}
