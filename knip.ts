import type { KnipConfig } from "knip";

export default {
  entry: [
    // Started by the commands in script/.
    "server/main.ts",
    "server/cli/main.ts",
    "script/*.ts",
    "script/mutation/vitest.config.ts",
    "bench/*.ts",
    // Child processes.
    "bench/{faults,runbook,security}/main.ts",
    "tests/faults/{migrating,writer}.ts",
    // Imported by the code of their language.
    "shared/i18n/*/index.ts",
    // Run by hand.
    "sample-content/drawing/draw.ts",
    // Bundled by app/inline/vite-plugin.ts.
    "app/inline/{help-page,outside-changes,public-page,remove-service-worker,service-worker,theme}.ts",
    // React Router convention.
    "app/entry.{client,server}.tsx",
    // Called by the migrator.
    "server/database/migrations/*.ts",
  ],
  project: ["{app,shared,server,sample-content,script,bench,tests}/**/*.{ts,tsx}"],
  // Started as a command.
  ignoreDependencies: ["lighthouse"],
  // System programs for faults and proxies in tests.
  ignoreBinaries: [
    "systemd-nspawn",
    "fiu-ctrl",
    "mount",
    "caddy",
    "nginx",
    "dovecot",
    "openssl",
    "pdfinfo",
    "pdftoppm",
    "pgbouncer",
    "minisign",
    "promtool",
    "script",
    "systemd-notify",
    "umount",
    "unshare",
    "varnishd",
  ],
  // Types of a feature are part of its interface.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
