import { cpSync, existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

/** Build-time files and other platforms. */
const NEVER_READ = [
  /^node-[a-z0-9-]+\/(include|share)(\/|$)/,
  /^better-sqlite3\/(deps|src)(\/|$)/,
  new RegExp(`^better-sqlite3/prebuilds/(?!${process.platform}-${process.arch}\\.node$)`),
  /\.(map|d\.[cm]?ts)$/,
];

function copyPackages(to: string): void {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const installed = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional && existsSync(path))
    .map(([path]) => path);
  for (const path of installed)
    cpSync(path, join(to, path), {
      recursive: true,
      dereference: true,
      filter: (file) => {
        const within = relative(path, file);
        const inAll = relative("node_modules", file);
        return !/(^|\/)node_modules(\/|$)/.test(within) && !NEVER_READ.some((odd) => odd.test(inAll));
      },
    });
}

copyPackages(process.argv[2] ?? "");
