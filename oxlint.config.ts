import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type OxlintOverride } from "oxlint";

// A `!` pattern re-opens all groups of a file, so use it only where a group is alone.

interface ImportBoundary {
  /** gitignore patterns matched against the import specifier. */
  group: string[];
  message: string;
  /** Type imports vanish at run time. */
  allowTypeImports?: true;
}

const TESTS: ImportBoundary = { group: ["**/tests/**"], message: "Only tests may import from tests/." };

const TOOLING: ImportBoundary = {
  group: ["**/tests/**", "**/bench/**", "**/script/**"],
  message: "Product code must not import from tests/, bench/ or script/.",
};

const BENCH: ImportBoundary = {
  group: ["**/bench/**"],
  message: "script/ must not import from bench/.",
};

const ENVIRONMENT: ImportBoundary = {
  group: ["node:process", "process"],
  message: "Read the environment only in server/config/config.ts; use the global process for everything else.",
};

const SERVER: ImportBoundary = {
  group: ["**/server/**", "**/sample-content/**"],
  message: "Pages may import server code only as types, through app/page-context.ts.",
};

const NODE: ImportBoundary = {
  group: ["node:*", "zod", "hono", "kysely"],
  message: "This code runs in browsers: no Node modules, and zod/mini instead of zod (saves 22 KB).",
};

const CATALOGUES: ImportBoundary = {
  group: ["**/i18n/catalogues.ts"],
  message:
    "Pages get messages from their loaders, through app/i18n/load-messages.ts, so that browsers load no catalogue.",
  allowTypeImports: true,
};

const PAGES: ImportBoundary = {
  group: ["**/app/**"],
  message: "The server must load pages from the build: the bundle contains its own copy of every module.",
};

const DRIVERS: ImportBoundary = {
  group: ["better-sqlite3", "pg", "**/mail/smtp.ts", "**/storage/s3.ts"],
  message: "Implementations of an interface are chosen only in server/container/container.ts.",
  allowTypeImports: true,
};

const namesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder), { withFileTypes: true });
const server = namesIn("server");
const features = namesIn("server/features").map(({ name }) => name);

/**
 * Server layers from the bottom up, and features in order: each may import only from those before it, types
 * included. Unlisted ones are on top.
 */
const LAYERS = `
  config lib static-export http-server database actions rate-limit cdn storage audit-log mail deps.ts health.ts http backups features
  metrics jobs sample-content page-services.ts ssr container app.ts cli bootstrap server.ts main.ts`.match(
  /\S+/g,
) as string[];
const FEATURES = `
  accounts two-factor staff brochures campaign enquiries incoming-mail district-contacts centres essential-links events materials announcements pages drafts
  pledge posters canned-replies reports retention og-images testimonials data-requests dashboard import translations search`.match(
  /\S+/g,
) as string[];

/** Base and composition modules, exempt from the module boundaries. */
const UNRESTRICTED_MODULES = ["config", "lib", "jobs", "ssr", "container", "cli", "bootstrap"];

/** Import boundary against higher layers; `up` is the relative path to them. */
const upperLayers = (layers: string[], item: string, up: string): ImportBoundary => {
  const higher = layers.slice(layers.indexOf(item) + 1).map((name) => (name.endsWith(".ts") ? name : `${name}/**`));
  // It would match the sample's texts next to `server/`.
  const fromWithin = higher.filter((name) => name !== "sample-content/**");
  return {
    group: [...higher.map((name) => up + name), ...fromWithin.map((name) => `../${up}${name}`)],
    message: "Lower layers must not import from higher layers, not even types.",
  };
};

/** Layers that every feature may import. */
const SHARED = ["actions", "audit-log", "database", "http", "lib", "mail", "rate-limit", "storage"];
/** Files of lib/ that are injected instead of imported. */
const INJECTED = ["cli-command.ts", "error-messages.ts", "logger.ts", "site-path.ts", "version.ts"];
const notShared = server.filter(({ name }) => !SHARED.includes(name));

/** Import boundaries of a server module; `up` is the path to `server/`. */
const partBoundaries = (up: string) => {
  const http: ImportBoundary = {
    group: ["hono", "hono/*", "@hono/*", `${up}http/**`, `${up}http-server/**`],
    message: "Only .routes.ts files of a feature may use HTTP, through server/http.",
  };
  const others: ImportBoundary = {
    group: notShared.filter((entry) => entry.isDirectory()).map(({ name }) => `${up}${name}/**`),
    message: "Inject other features instead of importing them; types from lower layers are allowed.",
    allowTypeImports: true,
  };
  const assembly: ImportBoundary = {
    group: [
      ...notShared.filter((entry) => entry.isFile()).map(({ name }) => `${up}${name}`),
      ...INJECTED.map((name) => `${up}lib/${name}`),
    ],
    message: "Inject dependencies instead of importing them; types from lower layers are allowed.",
    allowTypeImports: true,
  };
  return { http, others, assembly };
};

const PART = partBoundaries("../");
const FEATURE = partBoundaries("../../");

const OTHER_FEATURES: ImportBoundary = {
  group: features.map((name) => `../${name}/**`),
  message: "Inject other features instead of importing them; types from lower layers are allowed.",
  allowTypeImports: true,
};

const HTTP_SERVER: ImportBoundary = {
  group: [
    "hono",
    "hono/*",
    "@hono/*",
    ...server.filter((entry) => entry.isDirectory() && entry.name !== "lib").map(({ name }) => `../${name}/**`),
  ],
  message: "http-server must not import endpoints; inject the request handler.",
  allowTypeImports: true,
};

const EVERYWHERE = [PAGES, DRIVERS, TOOLING, ENVIRONMENT];

type FileBoundaries = [files: string[], ...boundaries: ImportBoundary[]];

/** Boundaries of a module and of its routes. */
const partBoundariesOf = (
  folder: string,
  boundaries: ReturnType<typeof partBoundaries>,
  ...more: ImportBoundary[]
): FileBoundaries[] => [
  [[`${folder}/**`], boundaries.http, boundaries.others, boundaries.assembly, ...more, ...EVERYWHERE],
  [[`${folder}/*.routes.ts`], boundaries.others, boundaries.assembly, ...more, ...EVERYWHERE],
];

/** Where several entries match a file, the last one applies. */
const BOUNDARIES: FileBoundaries[] = [
  [
    ["shared/*"],
    {
      group: ["*", "!./**", "!zod/mini"],
      message: "shared/ is used by browser and server: it may import only zod/mini and itself.",
    },
  ],
  [
    ["shared/*/**"],
    {
      group: ["*", "!./**", "!../**", "../../**", "!zod/mini", "!markdown-it"],
      message: "shared/ is used by browser and server: it may import only zod/mini, markdown-it and itself.",
    },
  ],
  [
    ["sample-content/**"],
    { group: ["**/app/**", "**/server/**"], message: "Sample content may import only from shared/." },
    TOOLING,
  ],
  [["bench/**"], { group: ["vitest"], message: "bench/ may import from tests/support, but not vitest." }],
  [["script/**"], BENCH, TESTS],

  [["app/**"], CATALOGUES, SERVER, TOOLING],
  [["app/entry.server.tsx"], SERVER, TOOLING],
  [["app/i18n/load-messages.ts"], SERVER, TOOLING, NODE],
  [["app/page-context.ts"], { ...SERVER, allowTypeImports: true }, TOOLING, NODE],
  [
    ["app/public/**"],
    { group: ["**/admin/**"], message: "app/public and app/admin must not import each other." },
    CATALOGUES,
    SERVER,
    TOOLING,
    NODE,
  ],
  [
    ["app/admin/**"],
    { group: ["**/public/**"], message: "app/public and app/admin must not import each other." },
    CATALOGUES,
    SERVER,
    TOOLING,
    NODE,
  ],
  // The types of the endpoints.
  [["app/admin/lib/api-client.ts"], { ...SERVER, allowTypeImports: true }, TOOLING, NODE],
  [
    ["app/components/**"],
    { group: ["**/public/**", "**/admin/**"], message: "app/components must not import from app/public or app/admin." },
    SERVER,
    TOOLING,
    NODE,
  ],

  [["server/**"], ...EVERYWHERE],
  ...partBoundariesOf("server/*", PART),
  ...LAYERS.flatMap((layer) =>
    layer.endsWith(".ts")
      ? [[[`server/${layer}`], upperLayers(LAYERS, layer, "./"), ...EVERYWHERE] as FileBoundaries]
      : UNRESTRICTED_MODULES.includes(layer)
        ? [[[`server/${layer}/**`], upperLayers(LAYERS, layer, "../"), ...EVERYWHERE] as FileBoundaries]
        : partBoundariesOf(`server/${layer}`, PART, upperLayers(LAYERS, layer, "../")),
  ),
  ...partBoundariesOf("server/features/*", FEATURE, OTHER_FEATURES, upperLayers(LAYERS, "features", "../../")),
  ...FEATURES.flatMap((name) =>
    partBoundariesOf(
      `server/features/${name}`,
      FEATURE,
      OTHER_FEATURES,
      upperLayers(LAYERS, "features", "../../"),
      upperLayers(FEATURES, name, "../"),
    ),
  ),
  [["server/http/**"], upperLayers(LAYERS, "http", "../"), ...EVERYWHERE],
  [["server/http-server/**"], HTTP_SERVER, upperLayers(LAYERS, "http-server", "../"), ...EVERYWHERE],
  // It fills all features.
  [["server/sample-content/**"], PART.http, upperLayers(LAYERS, "sample-content", "../"), ...EVERYWHERE],
  [
    ["server/database/open.ts"],
    PART.http,
    PART.others,
    PART.assembly,
    upperLayers(LAYERS, "database", "../"),
    PAGES,
    TOOLING,
    ENVIRONMENT,
  ],
  [
    ["server/database/migrations/**"],
    {
      group: ["*", "!kysely"],
      message: "Migrations may import only kysely, so that they never change meaning.",
    },
  ],
  [["server/container/container.ts"], upperLayers(LAYERS, "container", "../"), PAGES, TOOLING, ENVIRONMENT],
];

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "node", "unicorn", "oxc"],
  categories: { correctness: "error" },
  ignorePatterns: ["build", ".react-router", "data", ".cache"],
  settings: { react: { linkComponents: [{ name: "Link", attribute: "to" }] } },
  rules: {
    // Also between types.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    // `import { type X }` keeps the module at run time; `import type { X }` does not.
    "import/consistent-type-specifier-style": ["error", "prefer-top-level-if-only-type-imports"],
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "react/no-danger": "error",
    "node/no-process-env": "error",
    "no-console": "error",
    "no-alert": "error",
    "no-eval": "error",
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/anchor-is-valid": "off",
  },
  overrides: [
    ...BOUNDARIES.map(
      ([files, ...patterns]): OxlintOverride => ({
        files,
        rules: { "no-restricted-imports": ["error", { patterns }] },
      }),
    ),
    { files: ["app/**"], rules: { "react/rules-of-hooks": "error", "react/exhaustive-deps": "error" } },
    { files: ["**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
    {
      files: ["server/config/config.ts", "tests/**", "bench/**", "script/**", "*.config.ts", "**/*.test.ts"],
      rules: { "node/no-process-env": "off", "no-console": "off" },
    },
  ],
});
