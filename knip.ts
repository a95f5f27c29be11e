import type { KnipConfig } from "knip";

export default {
  entry: [
    // Started by the commands in script/.
    "server/{main,operator}.ts",
    "script/*.ts",
    "bench/*.ts",
    // Processes of their own, started to be killed or to be in each other's way.
    "bench/faults/{main,migrating}.ts",
    "tests/faults/writer.ts",
    "bench/{alerts,operated}/main.ts",
    "bench/judges/{judges,observatory-inside}.ts",
    // Run by hand when the sample's pictures or brochure change.
    "sample-content/drawing/draw.ts",
    // Named by React Router's convention.
    "app/entry.{client,server}.tsx",
    // Called by the migrator, by the names that it gives.
    "server/database/migrations/*.ts",
  ],
  project: ["{app,domain,server,sample-content,script,bench,tests}/**/*.{ts,tsx}"],
  // Started by its command in bench/pages.ts.
  ignoreDependencies: ["lighthouse"],
  // Of the system, where a fault, a proxy or an outside reader is real.
  ignoreBinaries: [
    "systemd-nspawn",
    "fiu-ctrl",
    "ip",
    "mount",
    "caddy",
    "nginx",
    "openssl",
    "pdfinfo",
    "pdftoppm",
    "pgbouncer",
    "ssh-keygen",
    "pgrep",
    "prometheus",
    "promtool",
    "systemd-notify",
    "tc",
    "umount",
    "unshare",
    "varnishd",
    "varnishstat",
  ],
  // Schemas and types are read by those who use a resource, also where no code names them yet.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
