import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin, type UserConfig } from "vite";

/** The last wall: no file of server/ may reach a browser, whatever an import says. */
function keepServerOutOfTheBrowser(): Plugin {
  return {
    name: "keep-server-out-of-the-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id.startsWith(`${import.meta.dirname}/server/`)) throw new Error(`A browser would receive ${id}`);
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
  { name: "frame", test: /app\/public\/(art\/|layout\/(?!layout|boundary)|[^/]+\.tsx?$)/ },
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
  plugins: [keepServerOutOfTheBrowser(), reactRouter()],
  build: { assetsInlineLimit: 0, target: ["es2022", "chrome109", "safari15.4", "firefox115"] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } } } } },
  ...(command === "build" && WHOLE_PAGES),
}));
