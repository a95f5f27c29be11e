import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { runOrThrow } from "../run.ts";

export interface Release {
  version: string;
  archive: string;
}

const readVersion = (file: string) => (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;

/** Built if missing. */
export async function release(): Promise<Release> {
  const version = readVersion("package.json");
  const archive = `release/drug-free-kerala-${version}.tar.gz`;
  if (!existsSync(archive)) await runOrThrow(["script/release"]);
  return { version, archive };
}

const MIGRATIONS = "server/database/migrations";
const git = async (words: string) => (await runOrThrow(["git", ...words.split(" ")])).trim();
const findCommitThatAdded = (file: string) => git(`log -1 --diff-filter=A --format=%H -- ${file}`);

/**
 * The last commit without the newest migration, built by its own `script/release`; else the first commit that
 * can build a release, which does not migrate.
 */
export async function releaseBefore(version: string): Promise<Release & { migrates: boolean }> {
  const newest = readdirSync(MIGRATIONS).toSorted().at(-1);
  const migrated = await findCommitThatAdded(`${MIGRATIONS}/${newest}`);
  const releases = await findCommitThatAdded("script/release");
  const migrates = releases !== migrated && (await git(`merge-base ${releases} ${migrated}`)) === releases;
  const commit = migrates ? await git(`rev-parse ${migrated}~1`) : releases;
  process.stderr.write(
    `The older release is ${commit.slice(0, 7)}, ${migrates ? "before" : "after"} the last migration.\n`,
  );
  const folder = resolve(`.cache/runbook/before-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) await build(commit, version, folder);
  const archive = readdirSync(folder).find((name) => name.endsWith(".tar.gz")) ?? "";
  return { version: archive.replace(/^drug-free-kerala-|\.tar\.gz$/g, ""), archive: join(folder, archive), migrates };
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
