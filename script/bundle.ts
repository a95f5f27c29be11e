import { dirname, relative } from "node:path";
import { build, type Plugin } from "vite";

const ROOT = dirname(import.meta.dirname);
const PROGRAM = `${ROOT}/build/program`;

/** Packages that stay where they are: with machine code of their own, or loaded only where somebody needs them. */
const BESIDE = [
  "better-sqlite3",
  "@node-rs/argon2",
  "sharp",
  "@aws-sdk/client-s3",
  "@simplewebauthn/server",
  "pg-native",
  "vite",
];

const OURS = new RegExp(`^${RegExp.escape(ROOT)}/(server|domain|sample-content)/`);

/**
 * A module in the bundle goes on to find files from where its source is, and never takes itself for the program:
 * what it starts in a process of its own is its source.
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
 * Writes the server with its dependencies into one file, which starts in half the time of the seven hundred that it is
 * made of (docs/decisions/one-file-to-start.md). Names and lines stay readable, since stacks in the log show them.
 */
await build({
  configFile: false,
  root: ROOT,
  logLevel: "warn",
  publicDir: false,
  plugins: [stayWhereYouWere()],
  ssr: { noExternal: true, external: BESIDE, target: "node" },
  build: {
    ssr: "server/main.ts",
    outDir: PROGRAM,
    // A server that runs still finds what it has not loaded yet.
    emptyOutDir: false,
    target: "es2024",
    minify: false,
    rolldownOptions: { output: { entryFileNames: "main.js", chunkFileNames: "[name]-[hash].js" } },
  },
});
