import { build, type Plugin } from "vite";
import { toCspHash } from "./csp-hash.ts";

/** Supported browsers. */
export const BROWSERS = ["es2022", "chrome109", "safari15.4", "firefox115"];

const PREFIX = "virtual:inline/";
const ENTRY = "\0inline-entry";

/**
 * `virtual:inline/NAME` exports the minified `text` of a script that calls the default export of
 * `app/inline/NAME.ts`, and its CSP `hash`.
 */
export const inlineScripts = (): Plugin => ({
  name: "inline-scripts",
  resolveId: { filter: { id: /^virtual:inline\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:inline\// },
    async handler(id) {
      const text = await bundle(`${import.meta.dirname}/${id.slice(PREFIX.length + 1)}.ts`);
      return `export const text = ${JSON.stringify(text)}; export const hash = ${JSON.stringify(toCspHash(text))};`;
    },
  },
});

async function bundle(file: string): Promise<string> {
  const entry: Plugin = {
    name: "inline-entry",
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? `import run from ${JSON.stringify(file)}; run();` : undefined),
  };
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [entry],
    build: { write: false, target: BROWSERS, rolldownOptions: { input: ENTRY, output: { format: "iife" } } },
  });
  if (!("output" in result)) throw new Error(`${file} was not bundled`);
  return result.output[0].code.trim();
}
