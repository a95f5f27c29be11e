import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { applyPatch } from "diff";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { BROWSERS, inlineScripts } from "./app/inline/vite-plugin.ts";
import { LANGUAGES } from "./shared/i18n/languages.ts";

/** Server code and all catalogues, except what the admin shows in the languages of visitors. */
const NEVER_IN_A_BROWSER = new RegExp(
  `^${RegExp.escape(import.meta.dirname)}/(?:server|shared/i18n/(?:${LANGUAGES.join("|")}))/(?!visitors\\.json)`,
);

function keepOutOfTheBrowser(): Plugin {
  return {
    name: "keep-out-of-the-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (NEVER_IN_A_BROWSER.test(id)) throw new Error(`A browser would receive ${id}`);
    },
  };
}

/** Applies a patch at build time: `.npmrc` allows no install scripts. */
/** Drops schemas that a page does not use from modules whose messages or limits it does: method calls are not known to be pure. */
function treeShakeSchemas(): Plugin {
  return {
    name: "tree-shake-schemas",
    enforce: "post",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: `${import.meta.dirname}/shared/**/*.ts` },
      handler(source) {
        let code = source;
        for (const statement of this.parse(source).body.toReversed()) {
          const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          const init = declaration?.type === "VariableDeclaration" ? declaration.declarations[0]?.init : null;
          if (!init || !/Call|Object|Array/.test(init.type)) continue;
          const { start, end } = init;
          code = `${code.slice(0, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()${code.slice(end)}`;
        }
        return { code, map: null, moduleSideEffects: false };
      },
    },
  };
}

function patchReactRouter(): Plugin {
  const patch = readFileSync(`${import.meta.dirname}/patches/react-router.patch`, "utf8");
  return {
    name: "patch-react-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/ },
      handler(source) {
        const code = applyPatch(source, patch);
        return code
          ? { code, map: null }
          : this.error("patches/react-router.patch does not apply. Is it still needed?");
      },
    },
  };
}

const ON_SEVERAL_PAGES =
  "dusk/dusk-header|testimonials/cards|essential-links/helpline-card|contact-us/contact-section|home/(partners|roadshow)|events/placeholder|privacy/privacy-notice";

/** Shared by public pages and admin. */
const ON_BOTH_SIDES =
  "app/(inline/(public-page|quick-exit|page-scripts|theme)|page-context)|shared/(campaign/campaign|districts|enquiries/enquiries\\.limits|i18n/(admin-text|districts|interpolate|languages)|text/(format-phone|normalize)|validation/(form|phone))";

/**
 * Larger chunks compress better: React and router by 5 KB. One shared stylesheet and one per public page; one
 * for admin.
 */
const CHUNKS = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: "ui", test: new RegExp(`app/components/(?!pager|markdown)|app/fonts/|(${ON_BOTH_SIDES})\\.tsx?$`) },
  { name: "office", test: /app\/(styles\/admin\.css|admin\/.*\.module\.css)/ },
  {
    name: "text",
    test: /node_modules\/zod\/.*\/(core|mini)\/(schemas|checks|core|util|parse|regexes|errors)\.js$|shared\/(validation\/(text|email)|privacy\/privacy-notice\.schema)\.ts$/,
  },
  {
    name: "admin",
    test: /app\/admin\/(components\/(buttons|confirmation|empty-state|error-box|field-diff|icon|modal)\.tsx|(hooks\/(use-post-action|use-url-dialog)|i18n\/(?!visitor)|lib\/(api-client|create-store|double-click|drafts|page-meta|result-toast|session|urls))[^/]*\.ts$)/,
  },
  {
    name: "admin-screens",
    test: /app\/admin\/(components\/(avatar|dialog|menu|page-header|unsaved)|hooks\/use-(focus|keyboard|media|now)|layout\/(?!search-results|site-url)|lib\/(field-props|form-result|format-|load-on|save-with|undo))[^.]*\.tsx?$/,
  },
  {
    name: "admin-forms",
    test: /app\/admin\/(components\/(edit-|last-changed|import-link|choice-field|translation-hints)|crud\/crud-page|hooks\/use-(digits|edit|newer|save)|lib\/upload)[^.]*\.tsx?$/,
  },
  { name: "events", test: /app\/public\/events\/(?!placeholder).*\.module\.css/ },
  { name: "materials", test: /app\/public\/materials\/.*\.module\.css/ },
  { name: "taking-part", test: /app\/public\/(centres|dusk|taking-part)\/.*\.module\.css/ },
  {
    name: "public",
    test: new RegExp(`app/(styles/public\\.css|public/((components|layout)/[^/]+|${ON_SEVERAL_PAGES})\\.module\\.css)`),
  },
  {
    name: "event-links",
    test: /app\/public\/(events\/(load|urls)|lib\/place-names)\.tsx?$/,
  },
  {
    name: "frame",
    test: /app\/i18n\/|app\/public\/(contact-us\/(contact-section|submit-enquiry)\.tsx?$|home\/(partners|roadshow)\.tsx$|testimonials\/(cards|detail)\.tsx?$|essential-links\/helpline-card\.tsx$|privacy\/privacy-notice\.tsx$|art\/(?!roadshow-bus)[^/]+\.tsx$|layout\/(?!layout|boundary)|(components|forms|lib|seo)\/(?!listen|my-district|place-names|page-header|selected-district)[^/]+\.tsx?$)/,
  },
];

const scopedName = (name: string, file: string) =>
  `${name}-${createHash("sha256")
    .update(relative(import.meta.dirname, file))
    .digest("base64url")
    .slice(0, 3)}`;

/**
 * Bundles production React and router into the pages: a third of the memory at startup, half the rendering
 * time.
 */
const WHOLE_PAGES: UserConfig = {
  ssr: { noExternal: true },
};

/** Busts the caches of chat apps. */
function getOgImageVersion(): string {
  const folder = `${import.meta.dirname}/public/shared`;
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(`${folder}/${name}`));
  return hash.digest("hex").slice(0, 8);
}

/** Replaces the copies in browsers after a release. */
function getCatalogueVersion(): string {
  const hash = createHash("sha256");
  for (const path of globSync(`${import.meta.dirname}/app/admin/i18n/*.json`).toSorted())
    hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 8);
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), keepOutOfTheBrowser(), treeShakeSchemas(), patchReactRouter(), reactRouter()],
  css: { modules: { generateScopedName: scopedName } },
  build: { assetsInlineLimit: 0, target: BROWSERS },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
      },
    },
  },
  define: {
    "import.meta.env.SHARED_PICTURES": JSON.stringify(getOgImageVersion()),
    "import.meta.env.ADMIN_CATALOGUE": JSON.stringify(getCatalogueVersion()),
    ...(command === "build" && { "process.env.NODE_ENV": JSON.stringify("production") }),
  },
  ...(command === "build" && WHOLE_PAGES),
}));
