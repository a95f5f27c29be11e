import { dirname, relative } from "node:path";
import { build, type Plugin } from "vite";

const ROOT = dirname(import.meta.dirname);
const PROGRAM = `${ROOT}/build/program`;

/** External: native, or rarely loaded. */
const BESIDE = [
  "better-sqlite3",
  "@node-rs/argon2",
  "sharp",
  "@aws-sdk/client-s3",
  "@aws-sdk/lib-storage",
  "@simplewebauthn/server",
  "imapflow",
  "pg-native",
  "vite",
];

const OURS = new RegExp(`^${RegExp.escape(ROOT)}/(server|shared|sample-content)/`);

/**
 * Keeps `import.meta.url` of bundled modules at their source, for files and child processes; they are never
 * the main module.
 */
function stayWhereYouWere(): Plugin {
  return {
    name: "stay-where-you-were",
    enforce: "pre",
    transform(code, id) {
      if (!OURS.test(id) || !code.includes("import.meta.")) return null;
      const source = JSON.stringify(relative(PROGRAM, id));
      return {
        code: code
          .replaceAll("import.meta.url", `new URL(${source}, import.meta.url).href`)
          .replaceAll("import.meta.main", "false"),
        map: null,
      };
    },
  };
}

/**
 * A few files instead of seven hundred halve the startup time. Not minified, for readable stack traces (ADR
 * 0018).
 */
await build({
  configFile: false,
  root: ROOT,
  logLevel: "warn",
  publicDir: false,
  plugins: [stayWhereYouWere()],
  ssr: { noExternal: true, external: BESIDE, target: "node" },
  build: {
    ssr: true,
    outDir: PROGRAM,
    // A running server may still load old chunks.
    emptyOutDir: false,
    target: "es2024",
    minify: false,
    rolldownOptions: {
      input: { main: "server/main.ts", admin: "server/cli/main.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
