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

const TESTS: ImportBoundary = { group: ["**/tests/**"], message: "Only tests may use tests/." };

const AROUND: ImportBoundary = {
  group: ["**/tests/**", "**/bench/**", "**/script/**"],
  message: "The product uses nothing of what builds, measures and tests it.",
};

const BENCH: ImportBoundary = {
  group: ["**/bench/**"],
  message: "bench/ stands above script/, which builds what it measures.",
};

const ENVIRONMENT: ImportBoundary = {
  group: ["node:process", "process"],
  message: "server/config/config.ts alone reads the environment; the rest of process is there without an import.",
};

const SERVER: ImportBoundary = {
  group: ["**/server/**", "**/sample-content/**"],
  message: "Pages reach the server only through the types of app/page-context.ts.",
};

const NODE: ImportBoundary = {
  group: ["node:*", "zod", "hono", "kysely"],
  message: "This runs in browsers: nothing of Node, and zod/mini for rules, because zod alone weighs 22 KB.",
};

const CATALOGUES: ImportBoundary = {
  group: ["**/i18n/en/**", "**/i18n/ml/**"],
  message:
    "Pages get their words from their loaders, through app/i18n/load-messages.ts: a browser never loads a catalogue.",
  allowTypeImports: true,
};

const PAGES: ImportBoundary = {
  group: ["**/app/**"],
  message: "The server takes pages from the build, never by path: the bundle holds its own copy of every module.",
};

const DRIVERS: ImportBoundary = {
  group: ["better-sqlite3", "pg", "**/mail/smtp.ts", "**/storage/s3.ts"],
  message: "What stands behind an interface is chosen in server/container/container.ts only.",
  allowTypeImports: true,
};

const namesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder), { withFileTypes: true });
const server = namesIn("server");
const resources = namesIn("server/features").map(({ name }) => name);

/**
 * Server layers from the bottom up, and features in order: each may import only from those before it, types
 * included. Unlisted ones are on top.
 */
const LAYERS = `
  config lib static-export http-server database actions rate-limit cdn storage audit-log mail deps.ts health.ts http backups features
  metrics jobs sample-content page-services.ts ssr container app.ts cli bootstrap server.ts main.ts`.match(
  /\S+/g,
) as string[];
const RESOURCES = `
  accounts two-factor staff brochures campaign enquiries district-contacts essential-links events materials announcements pages
  pledge posters canned-replies retention og-images testimonials data-requests dashboard search`.match(
  /\S+/g,
) as string[];

/** Modules that see more than a part of the server may: they are what it is made of, or put it together. */
const AROUND_PARTS = ["config", "lib", "jobs", "ssr", "container", "cli", "bootstrap"];

/** Import boundary against higher layers; `up` is the relative path to them. */
const upperLayers = (floors: string[], item: string, up: string): ImportBoundary => {
  const higher = floors.slice(floors.indexOf(item) + 1).map((name) => (name.endsWith(".ts") ? name : `${name}/**`));
  // It would match the sample's texts next to `server/`.
  const fromWithin = higher.filter((name) => name !== "sample-content/**");
  return {
    group: [...higher.map((name) => up + name), ...fromWithin.map((name) => `../${up}${name}`)],
    message: "What stands below knows nothing of what stands above it, not even a type.",
  };
};

/** Base layers open to all features. */
const SHARED = ["actions", "audit-log", "database", "http", "lib", "mail", "rate-limit", "storage"];
/** Files of lib/ that a part gets injected. */
const INJECTED = ["cli-command.ts", "error-messages.ts", "logger.ts", "site-path.ts", "version.ts"];
const notShared = server.filter(({ name }) => !SHARED.includes(name));

/** Import boundaries of a server module; `up` is the path to `server/`. */
const partBoundaries = (up: string) => {
  const http: ImportBoundary = {
    group: ["hono", "hono/*", "@hono/*", `${up}http/**`, `${up}http-server/**`],
    message: "A resource speaks HTTP only through its .routes.ts, and that through server/http.",
  };
  const others: ImportBoundary = {
    group: notShared.filter((entry) => entry.isDirectory()).map(({ name }) => `${up}${name}/**`),
    message: "A resource gets another one by being handed it; types of those below it are fine.",
    allowTypeImports: true,
  };
  const assembly: ImportBoundary = {
    group: [
      ...notShared.filter((entry) => entry.isFile()).map(({ name }) => `${up}${name}`),
      ...INJECTED.map((name) => `${up}lib/${name}`),
    ],
    message: "A resource is handed its world; only types of what stands below it are fine.",
    allowTypeImports: true,
  };
  return { http, others, assembly };
};

const PART = partBoundaries("../");
const RESOURCE = partBoundaries("../../");

const OTHER_RESOURCES: ImportBoundary = {
  group: resources.map((name) => `../${name}/**`),
  message: "A resource gets another one by being handed it; types of those below it are fine.",
  allowTypeImports: true,
};

const BEHIND_THE_FRONT: ImportBoundary = {
  group: [
    "hono",
    "hono/*",
    "@hono/*",
    ...server.filter((entry) => entry.isDirectory() && entry.name !== "lib").map(({ name }) => `../${name}/**`),
  ],
  message: "What stands before the calls knows nothing of them: it is handed what makes an answer.",
  allowTypeImports: true,
};

const EVERYWHERE = [PAGES, DRIVERS, AROUND, ENVIRONMENT];

type FileBoundaries = [files: string[], ...walls: ImportBoundary[]];

/** Boundaries of a module and of its routes. */
const partBoundariesOf = (
  folder: string,
  walls: ReturnType<typeof partBoundaries>,
  ...more: ImportBoundary[]
): FileBoundaries[] => [
  [[`${folder}/**`], walls.http, walls.others, walls.assembly, ...more, ...EVERYWHERE],
  [[`${folder}/*.routes.ts`], walls.others, walls.assembly, ...more, ...EVERYWHERE],
];

/** Where several entries match a file, the last one applies. */
const BOUNDARIES: FileBoundaries[] = [
  [
    ["shared/*"],
    {
      group: ["*", "!./**", "!zod/mini"],
      message: "shared/ is what browser and server agree on: it imports zod/mini and itself.",
    },
  ],
  [
    ["shared/*/**"],
    {
      group: ["*", "!./**", "!../**", "../../**", "!zod/mini"],
      message: "shared/ is what browser and server agree on: it imports zod/mini and itself.",
    },
  ],
  [
    ["sample-content/**"],
    { group: ["**/app/**", "**/server/**"], message: "Sample content is told in the words of shared/ alone." },
    AROUND,
  ],
  [["bench/**"], TESTS],
  [["script/**"], BENCH, TESTS],
  [
    [
      "bench/alerts/**",
      "bench/faults/**",
      "bench/security/**",
      "bench/runbook/**",
      "bench/fuzz.ts",
      "bench/slowloris.ts",
      "bench/scheduled-content.ts",
      "bench/write.ts",
    ],
    {
      group: ["vitest"],
      message: "Faults and bad requests start the servers and clients of tests/support, without the test runner.",
    },
  ],

  [["app/**"], CATALOGUES, SERVER, AROUND],
  [["app/i18n/load-messages.ts", "app/i18n/en/**", "app/i18n/ml/**"], SERVER, AROUND, NODE],
  [["app/page-context.ts"], { ...SERVER, allowTypeImports: true }, AROUND, NODE],
  [
    ["app/public/**"],
    { group: ["**/admin/**"], message: "The public site and the back office never import each other." },
    CATALOGUES,
    SERVER,
    AROUND,
    NODE,
  ],
  [
    ["app/admin/**"],
    { group: ["**/public/**"], message: "The public site and the back office never import each other." },
    CATALOGUES,
    SERVER,
    AROUND,
    NODE,
  ],
  [
    ["app/components/**"],
    { group: ["**/public/**", "**/admin/**"], message: "app/components knows nothing of the campaign." },
    SERVER,
    AROUND,
    NODE,
  ],

  [["server/**"], ...EVERYWHERE],
  ...partBoundariesOf("server/*", PART),
  ...LAYERS.flatMap((room) =>
    room.endsWith(".ts")
      ? [[[`server/${room}`], upperLayers(LAYERS, room, "./"), ...EVERYWHERE] as FileBoundaries]
      : AROUND_PARTS.includes(room)
        ? [[[`server/${room}/**`], upperLayers(LAYERS, room, "../"), ...EVERYWHERE] as FileBoundaries]
        : partBoundariesOf(`server/${room}`, PART, upperLayers(LAYERS, room, "../")),
  ),
  ...partBoundariesOf("server/features/*", RESOURCE, OTHER_RESOURCES, upperLayers(LAYERS, "features", "../../")),
  ...RESOURCES.flatMap((name) =>
    partBoundariesOf(
      `server/features/${name}`,
      RESOURCE,
      OTHER_RESOURCES,
      upperLayers(LAYERS, "features", "../../"),
      upperLayers(RESOURCES, name, "../"),
    ),
  ),
  [["server/http/**"], upperLayers(LAYERS, "http", "../"), ...EVERYWHERE],
  [["server/http-server/**"], BEHIND_THE_FRONT, upperLayers(LAYERS, "http-server", "../"), ...EVERYWHERE],
  // It fills all features.
  [["server/sample-content/**"], PART.http, upperLayers(LAYERS, "sample-content", "../"), ...EVERYWHERE],
  [
    ["server/database/open.ts"],
    PART.http,
    PART.others,
    PART.assembly,
    upperLayers(LAYERS, "database", "../"),
    PAGES,
    AROUND,
    ENVIRONMENT,
  ],
  [
    ["server/database/migrations/**"],
    {
      group: ["*", "!kysely"],
      message: "A migration stands alone with the query builder: it must mean the same in two years.",
    },
  ],
  [["server/container/container.ts"], upperLayers(LAYERS, "container", "../"), PAGES, AROUND, ENVIRONMENT],
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
