import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Tags what a release was made of, in the folder where it is called: `vX.Y.Z`, with who did it and when. Without a commit it
 * only looks whether that may be done; with the one that was packed it does it. Leaves with 1 and a sentence where it may not be.
 */
const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
/** What git says in one line, or nothing where it has no answer. */
const answer = (...words: string[]) => spawnSync("git", words, { encoding: "utf8" }).stdout?.trim() ?? "";

/**
 * Whether a version may be given to what is committed here.
 * @param packed the commit that an archive was made of
 * @returns why not, in a sentence, or nothing
 */
function refusal(version: string, packed?: string): string | undefined {
  const tag = `v${version}`;
  const here = answer("rev-parse", "--verify", "--quiet", "HEAD");
  if (!here) return "This folder is no git repository with a commit, so nothing can be tagged.";
  if (git("status", "--porcelain"))
    return `Not all is committed, so ${tag} would name something else than what is packed.`;
  const heading = new RegExp(String.raw`^## ${version.replaceAll(".", String.raw`\.`)}(?!\S)`, "m");
  if (!heading.test(readFileSync("CHANGELOG.md", "utf8"))) return `CHANGELOG.md has no heading "## ${version}".`;
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
