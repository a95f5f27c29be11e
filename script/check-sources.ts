import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

const REGISTRY = "https://registry.npmjs.org/";
const MAX_BYTES = 1_000_000;

/** Patterns that hardly ever match anything but a real secret. */
const SECRETS: [what: string, pattern: RegExp][] = [
  ["a private key", /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/],
  ["an age key", /AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]{50}/],
  ["an AWS key", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["a token of a forge", /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60}|glpat-[\w-]{20})/],
  ["an npm token", /\bnpm_[A-Za-z0-9]{36}\b/],
  ["a key of a cloud service", /\b(?:AIza[\w-]{35}|xox[abprs]-[\w-]{20}|sk_live_\w{20}|SG\.[\w-]{20}\.[\w-]{40})/],
];

/** What looks like a secret in a text. */
export const findSecrets = (text: string): string[] =>
  SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

/** Packages of a lock file that come from elsewhere, or whose contents are not fixed. */
export function findUnsafePackages(lock: { packages: Record<string, Locked> }): string[] {
  return Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .flatMap(([path, { resolved, integrity = "", link }]) => [
      ...(link || (resolved !== undefined && !resolved.startsWith(REGISTRY))
        ? [`${path} is not from ${REGISTRY}`]
        : []),
      ...(integrity.startsWith("sha512-") ? [] : [`${path} has no SHA-512`]),
    ]);
}

function findProblems(): string[] {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  const secrets = files
    .filter((file) => (statSync(file, { throwIfNoEntry: false })?.size ?? MAX_BYTES) < MAX_BYTES)
    .flatMap((file) => findSecrets(readFileSync(file, "latin1")).map((what) => `${file} contains ${what}`));
  const locks = files.filter((file) => file.endsWith("package-lock.json"));
  const unsafe = locks.flatMap((file) =>
    findUnsafePackages(JSON.parse(readFileSync(file, "utf8"))).map((problem) => `${file}: ${problem}`),
  );
  return [...secrets, ...unsafe];
}

if (import.meta.main) {
  const problems = findProblems();
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(""));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
