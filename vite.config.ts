import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin, type UserConfig } from "vite";

/** Folders of which no file may reach a browser, whatever an import says: the server, and what all pages say. */
const NEVER_IN_A_BROWSER = ["server", "app/words/english", "app/words/malayalam"].map(
  (folder) => `${import.meta.dirname}/${folder}/`,
);

/** The last wall. */
function keepOutOfTheBrowser(): Plugin {
  return {
    name: "keep-out-of-the-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (NEVER_IN_A_BROWSER.some((folder) => id.startsWith(folder))) throw new Error(`A browser would receive ${id}`);
    },
  };
}

/**
 * What is always together on a page travels as one file: a whole packs tighter than its parts, React and its router by
 * 5 KB. The frame holds no route and no style sheet, which belong to their pages.
 */
const TOGETHER = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: "ui", test: /app\/ui\// },
  { name: "frame", test: /app\/words\/|app\/public\/(art\/|layout\/(?!layout|boundary)|[^/]+\.tsx?$)/ },
];

/**
 * The built pages bring their own React and router, those for production and only what the pages use of them: a third
 * of the memory of a start, and half the time of a rendering (docs/performance-laboratory.md).
 */
const WHOLE_PAGES: UserConfig = {
  ssr: { noExternal: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};

export default defineConfig(({ command }) => ({
  plugins: [keepOutOfTheBrowser(), reactRouter()],
  build: { assetsInlineLimit: 0, target: ["es2022", "chrome109", "safari15.4", "firefox115"] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } } } } },
  ...(command === "build" && WHOLE_PAGES),
}));
