import { cpSync, existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

/** Parts of packages that are only there to build something, or for other machines. */
const NEVER_READ = [
  /^node-[a-z0-9-]+\/(include|share)(\/|$)/,
  /^better-sqlite3\/(deps|src)(\/|$)/,
  new RegExp(`^better-sqlite3/prebuilds/(?!${process.platform}-${process.arch}\\.node$)`),
  // What somebody's own editor or debugger would read.
  /\.(map|d\.[cm]?ts)$/,
];

/** Copies the packages of the lock file that run in production, as they are installed here, into the folder of a release. */
function copyPackages(to: string): void {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const wanted = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional && existsSync(path))
    .map(([path]) => path);
  for (const path of wanted)
    cpSync(path, join(to, path), {
      recursive: true,
      dereference: true,
      // Packages within packages are named by the lock themselves.
      filter: (file) => {
        const within = relative(path, file);
        const inAll = relative("node_modules", file);
        return !/(^|\/)node_modules(\/|$)/.test(within) && !NEVER_READ.some((odd) => odd.test(inAll));
      },
    });
}

copyPackages(process.argv[2] ?? "");
