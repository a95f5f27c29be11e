import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { must } from "./shell.ts";

const versionIn = (file: string) => (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;

export interface Release {
  version: string;
  archive: string;
}

/** `migrates` is false if no buildable commit lacks the newest migration. */
export interface ReleaseBefore extends Release {
  migrates: boolean;
}

/** Built if missing. */
export async function release(): Promise<Release> {
  const version = versionIn("package.json");
  const archive = `release/drug-free-kerala-${version}.tar.gz`;
  if (!existsSync(archive)) await must(["script/release"]);
  return { version, archive };
}

const MIGRATIONS = "server/database/migrations";

/**
 * The last commit without the newest migration, built by its own `script/release`; else the first commit that
 * can build a release.
 */
export async function releaseBefore(version: string): Promise<ReleaseBefore> {
  const newest = readdirSync(MIGRATIONS).toSorted().at(-1);
  const migrated = await commitThatAdded(`${MIGRATIONS}/${newest}`);
  const releases = await commitThatAdded("script/release");
  const migrates = await isBefore(releases, migrated);
  const commit = migrates ? await getCommit(`${migrated}~1`) : releases;
  const so = migrates ? "lacks the newest migration" : "has every migration of this one";
  process.stderr.write(`The release before is built from ${commit.slice(0, 7)} and ${so}.\n`);
  const folder = resolve(`.cache/operated/before-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) await build(commit, version, folder);
  const archive = readdirSync(folder).find((name) => name.endsWith(".tar.gz")) ?? "";
  return { version: archive.replace(/^drug-free-kerala-|\.tar\.gz$/g, ""), archive: join(folder, archive), migrates };
}

const getCommit = async (name: string) => (await must(["git", "rev-parse", name])).trim();

const commitThatAdded = async (file: string) =>
  (await must(["git", "log", "-1", "--diff-filter=A", "--format=%H", "--", file])).trim();

const isBefore = async (earlier: string, later: string) =>
  earlier !== later && (await must(["git", "merge-base", earlier, later])).trim() === earlier;

async function build(commit: string, version: string, folder: string): Promise<void> {
  const clone = mkdtempSync("/var/tmp/campaign-before-");
  try {
    await must(["git", "clone", "--quiet", ".", clone]);
    await must(["git", "-C", clone, "checkout", "--quiet", commit]);
    const its = join(clone, "package.json");
    const alike = readFileSync("package-lock.json").equals(readFileSync(join(clone, "package-lock.json")));
    if (alike) await must(["cp", "-a", "node_modules", join(clone, "node_modules")]);
    if (versionIn(its) === version)
      writeFileSync(its, readFileSync(its, "utf8").replace(`"${version}"`, `"${version}-before"`));
    await must([join(clone, "script/release")]);
    mkdirSync(dirname(folder), { recursive: true });
    await must(["mv", join(clone, "release"), folder]);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
