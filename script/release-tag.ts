import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Creates the annotated tag `vX.Y.Z`, or only checks if no commit is given. Exits with 1 and a reason. */
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
/** Trimmed; empty on failure. */
const answer = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";

/**
 * @param packed commit of the archive
 * @returns why the version cannot be tagged, if so
 */
function refusal(version: string, packed?: string): string | undefined {
  const tag = `v${version}`;
  const head = answer("rev-parse", "--verify", "--quiet", "HEAD");
  if (!head) return "This folder is not a git repository with a commit.";
  if (git("status", "--porcelain")) return `There are uncommitted changes, so ${tag} would differ from the archive.`;
  const heading = new RegExp(String.raw`^## ${version.replaceAll(".", String.raw`\.`)}(?!\S)`, "m");
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  if (!heading.test(changelog)) return `CHANGELOG.md has no heading "## ${version}".`;
  if (/^## Unreleased\s+(?!## )\S/m.test(changelog))
    return `CHANGELOG.md has changes under "## Unreleased": move them to a version, and set it in package.json.`;
  const tagged = answer("rev-parse", "--verify", "--quiet", `refs/tags/${tag}^{commit}`);
  if (tagged && tagged !== head)
    return `${tag} already names commit ${tagged.slice(0, 12)}. Set a new version in package.json.`;
  if (packed !== undefined && packed !== head) return `The archive is from another commit. Run script/release again.`;
  if (!tagged && !answer("var", "GIT_COMMITTER_IDENT"))
    return "Git has no identity: set user.name and user.email with git config.";
  return undefined;
}

const [packed] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const why = refusal(version, packed);
if (why !== undefined) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
const tag = `v${version}`;
if (packed !== undefined) {
  if (!answer("tag", "--list", tag)) git("tag", "--annotate", tag, "--message", `Version ${version}`);
  process.stdout.write(`${tag} is ${packed}. Publish it with: git push origin ${tag}\n`);
}
