import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const PROGRAM = resolve("script/release-tag.ts");
const WHO = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
const ANU = ["-c", "user.name=Anu", "-c", "user.email=anu@example.org"];

function aClone(version = "1.2.0") {
  const folder = mkdtempSync(join(tmpdir(), "campaign-tagged-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, ...WHO };
  const git = (...words: string[]) =>
    execFileSync("git", [...ANU, ...words], { cwd: folder, env, encoding: "utf8", stdio: "pipe" }).trim();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const commit = () => {
    git("add", ".");
    git("commit", "--quiet", "--message", "A day's work");
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet");
  git("config", "user.name", "Anu");
  git("config", "user.email", "anu@example.org");
  write("package.json", JSON.stringify({ version }));
  write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n## 1.2.0\n\nMigrates.\n");
  return {
    git,
    write,
    commit,
    tag(...packed: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...packed], {
        cwd: folder,
        env,
        encoding: "utf8",
      });
      return { code: status, said: stdout + stderr };
    },
  };
}

it("a release's commit gets an annotated tag of its version, and a second run reuses it", () => {
  const { commit, git, tag } = aClone();
  const packed = commit();
  expect(tag()).toEqual({ code: 0, said: "" });
  expect(git("tag", "--list")).toBe("");
  const done = { code: 0, said: expect.stringContaining(`v1.2.0 is ${packed}.`) };
  expect([tag(packed), git("cat-file", "-t", "v1.2.0")]).toEqual([done, "tag"]);
  const first = git("rev-parse", "v1.2.0");
  expect([tag(), tag(packed)]).toEqual([{ code: 0, said: "" }, done]);
  expect([git("rev-parse", "v1.2.0"), git("rev-parse", "v1.2.0^{commit}")]).toEqual([first, packed]);
});

it.each<[string, string, (clone: ReturnType<typeof aClone>, packed: string) => void]>([
  ["there are uncommitted changes", "There are uncommitted changes", ({ write }) => write("new.ts", "")],
  [
    "the changelog lacks the version",
    'CHANGELOG.md has no heading "## 1.2.0"',
    ({ write, commit }) => {
      write("CHANGELOG.md", "# Versions\n\n## 1.2.0-before\n\n## 11.2.0\n");
      commit();
    },
  ],
  [
    "changes are still unreleased",
    'CHANGELOG.md has changes under "## Unreleased"',
    ({ write, commit }) => {
      write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n### Fixed\n\n- A bug.\n\n## 1.2.0\n\nMigrates.\n");
      commit();
    },
  ],
  [
    "the version tag is on another commit",
    "v1.2.0 already names commit",
    ({ git, write, commit }) => {
      git("tag", "v1.2.0");
      write("new.ts", "");
      commit();
    },
  ],
  [
    "commits were added during packing",
    "The archive is from another commit",
    ({ write, commit }) => {
      write("new.ts", "");
      commit();
    },
  ],
])("no tag is created, and a message says why, where %s", (_title, sentence, change) => {
  const clone = aClone();
  const packed = clone.commit();
  change(clone, packed);
  const tags = () => clone.git("tag", "--list", "--format=%(objectname)");
  const before = tags();
  const { code, said } = clone.tag(packed);
  expect([code, said.trim().split("\n"), tags()]).toEqual([1, [expect.stringContaining(sentence)], before]);
});

it("the archive is packed between check and tag, and names the tagged commit", () => {
  const script = readFileSync("script/release", "utf8");
  const order = ["node script/release-tag.ts ;;", "commit=$commit", 'release-tag.ts "$commit"'].map((words) =>
    script.indexOf(words),
  );
  expect([order.includes(-1), order]).toEqual([false, order.toSorted((a, b) => a - b)]);
});
