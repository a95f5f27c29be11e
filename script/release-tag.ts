import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Creates the annotated tag `vX.Y.Z`, or only checks if no commit is given. Exits with 1 and a reason. */
const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
/** Trimmed; empty on failure. */
const answer = (...words: string[]) => spawnSync("git", words, { encoding: "utf8" }).stdout?.trim() ?? "";

/**
 * @param packed commit of the archive
 * @returns why the version cannot be tagged, if so
 */
function refusal(version: string, packed?: string): string | undefined {
  const tag = `v${version}`;
  const here = answer("rev-parse", "--verify", "--quiet", "HEAD");
  if (!here) return "This folder is no git repository with a commit, so nothing can be tagged.";
  if (git("status", "--porcelain"))
    return `Not all is committed, so ${tag} would name something else than what is packed.`;
  const heading = new RegExp(String.raw`^## ${version.replaceAll(".", String.raw`\.`)}(?!\S)`, "m");
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  if (!heading.test(changelog)) return `CHANGELOG.md has no heading "## ${version}".`;
  if (/^## Unreleased\s+(?!## )\S/m.test(changelog))
    return `CHANGELOG.md has changes under "## Unreleased": move them to a version, and set it in package.json.`;
  const tagged = answer("rev-parse", "--verify", "--quiet", `refs/tags/${tag}^{commit}`);
  if (tagged && tagged !== here)
    return `${tag} is another commit, ${tagged.slice(0, 12)}: what was released stays, so package.json needs a new version.`;
  if (packed !== undefined && packed !== here)
    return `What was packed is not what is committed here now: pack it again.`;
  if (!tagged && !answer("var", "GIT_COMMITTER_IDENT"))
    return "Git does not know who you are: git config user.name and user.email say it.";
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
  process.stdout.write(`${tag} is ${packed}. "git push origin ${tag}" tells others.\n`);
}
