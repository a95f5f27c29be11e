import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { runOrThrow } from "../run.ts";

export interface Release {
  version: string;
  archive: string;
}

const readVersion = (file: string) => (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;

/** Built if missing, or of another commit. */
export async function release(): Promise<Release> {
  const version = readVersion("package.json");
  const archive = `release/drug-free-kerala-${version}.tar.gz`;
  if (!existsSync(archive) || (await readCommit(archive, version)) !== (await git("rev-parse HEAD")))
    await runOrThrow(["script/release"]);
  return { version, archive };
}

async function readCommit(archive: string, version: string): Promise<string | undefined> {
  const about = await runOrThrow(["tar", "-xOzf", archive, `drug-free-kerala-${version}/RELEASE`]);
  return /^commit=(\S+)$/m.exec(about)?.[1];
}

const MIGRATIONS = "server/database/migrations";
const git = async (words: string) => (await runOrThrow(["git", ...words.split(" ")])).trim();
const findCommitThatAdded = (file: string) => git(`log -1 --diff-filter=A --format=%H -- ${file}`);

/** Lines of mode, hash and path, in order. */
async function listMigrations(commit: string): Promise<string[]> {
  const files = await git(`ls-tree ${commit} ${MIGRATIONS}/`);
  return files.split("\n").filter((file) => file !== "" && !file.endsWith(".test.ts"));
}

/**
 * The last commit whose migrations are the first ones of today, built by its own `script/release`; else the first
 * commit that can build a release, which does not migrate. Migrations of one release may be committed out of order.
 */
export async function releaseBefore(version: string): Promise<Release & { migrates: boolean }> {
  const releases = await findCommitThatAdded("script/release");
  const { commit, migrates } = (await findCommitBefore(releases)) ?? { commit: releases, migrates: false };
  process.stderr.write(
    `The older release is ${commit.slice(0, 7)}, ${migrates ? "before" : "after"} the last migration.\n`,
  );
  const folder = resolve(`.cache/runbook/before-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) await build(commit, version, folder);
  const archive = readdirSync(folder).find((name) => name.endsWith(".tar.gz")) ?? "";
  return { version: archive.replace(/^drug-free-kerala-|\.tar\.gz$/g, ""), archive: join(folder, archive), migrates };
}

async function findCommitBefore(releases: string) {
  const now = await listMigrations("HEAD");
  for (const changed of (await git(`log --format=%H ${releases}..HEAD -- ${MIGRATIONS}`)).split("\n").filter(Boolean)) {
    const commit = await git(`rev-parse ${changed}~1`);
    const before = await listMigrations(commit);
    if (before.length < now.length && before.every((file, at) => file === now[at])) return { commit, migrates: true };
  }
  return null;
}

async function build(commit: string, version: string, folder: string): Promise<void> {
  const clone = mkdtempSync("/var/tmp/campaign-before-");
  try {
    await git(`clone --quiet . ${clone}`);
    await git(`-C ${clone} checkout --quiet ${commit}`);
    const isSameLock = readFileSync("package-lock.json").equals(readFileSync(join(clone, "package-lock.json")));
    if (isSameLock) await runOrThrow(["cp", "-a", "node_modules", join(clone, "node_modules")]);
    const file = join(clone, "package.json");
    if (readVersion(file) === version)
      writeFileSync(file, readFileSync(file, "utf8").replace(`"${version}"`, `"${version}-before"`));
    await runOrThrow([join(clone, "script/release")], { cwd: clone });
    mkdirSync(dirname(folder), { recursive: true });
    await runOrThrow(["mv", join(clone, "release"), folder]);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
