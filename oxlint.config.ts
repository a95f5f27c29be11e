import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type OxlintOverride } from "oxlint";

// A `!` pattern re-opens all groups of a file, so use it only where a group is alone.

interface Wall {
  /** gitignore patterns matched against the import specifier. */
  group: string[];
  message: string;
  /** Type imports vanish at run time. */
  allowTypeImports?: true;
}

const TESTS: Wall = { group: ["**/tests/**"], message: "Only tests may use tests/." };

const AROUND: Wall = {
  group: ["**/tests/**", "**/bench/**", "**/script/**"],
  message: "The product uses nothing of what builds, measures and tests it.",
};

const BENCH: Wall = { group: ["**/bench/**"], message: "bench/ stands above script/, which builds what it measures." };

const ENVIRONMENT: Wall = {
  group: ["node:process", "process"],
  message: "server/config.ts alone reads the environment; the rest of process is there without an import.",
};

const SERVER: Wall = {
  group: ["**/server/**", "**/sample-content/**"],
  message: "Pages reach the server only through the types of app/services.ts.",
};

const NODE: Wall = {
  group: ["node:*", "zod", "hono", "kysely"],
  message: "This runs in browsers: nothing of Node, and zod/mini for rules, because zod alone weighs 22 KB.",
};

const CATALOGUES: Wall = {
  group: ["**/words/english/**", "**/words/malayalam/**"],
  message:
    "Pages get their words from their loaders, through app/words/catalogue.ts: a browser never loads a catalogue.",
  allowTypeImports: true,
};

const PAGES: Wall = {
  group: ["**/app/**"],
  message: "The server takes pages from the build, never by path: the bundle holds its own copy of every module.",
};

const DRIVERS: Wall = {
  group: ["better-sqlite3", "pg", "**/mail/smtp.ts", "**/storage/s3.ts"],
  message: "What stands behind an interface is chosen in server/assemble.ts only.",
  allowTypeImports: true,
};

const namesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder), { withFileTypes: true });
const server = namesIn("server");
const resources = namesIn("server/resources").map(({ name }) => name);

/**
 * Server layers from the bottom up, and features in order: each may import only from those before it, types
 * included. Unlisted ones are on top.
 */
const FLOORS = `
  version.ts english.ts refused.ts clock.ts tokens.ts log.ts asking.ts csv.ts secret-files.ts settings-told.ts unknown-settings.ts config.ts
  site-address.ts command.ts mirror front database acts limits cdn storage history mail needs.ts health.ts http backups resources metrics
  due-content.ts account.ts sample-content services.ts pages.ts pages.api.ts assemble.ts installation-there.ts
  app.ts development.ts first-start.ts serve.ts main.ts mirror.commands.ts operator.ts`.match(/\S+/g) as string[];
const RESOURCES = `
  admins second-factor staff brochures campaign contact-submissions district-contacts essential-links events materials
  notices own-pages pledge posters ready-answers retention share-pictures testimonials visitors dashboard
  search`.match(/\S+/g) as string[];

/** Import boundary against higher layers; `up` is the relative path to them. */
const above = (floors: string[], one: string, up: string): Wall => {
  const higher = floors.slice(floors.indexOf(one) + 1).map((name) => (name.endsWith(".ts") ? name : `${name}/**`));
  // It would match the sample's texts next to `server/`.
  const fromWithin = higher.filter((name) => name !== "sample-content/**");
  return {
    group: [...higher.map((name) => up + name), ...fromWithin.map((name) => `../${up}${name}`)],
    message: "What stands below knows nothing of what stands above it, not even a type.",
  };
};

/** Base layers open to all features. */
const SHARED = [
  "acts",
  "database",
  "history",
  "http",
  "limits",
  "mail",
  "storage",
  "asking.ts",
  "clock.ts",
  "csv.ts",
  "refused.ts",
  "tokens.ts",
];
const notShared = server.filter(({ name }) => !SHARED.includes(name));

/** Import boundaries of a server module; `up` is the path to `server/`. */
const partWalls = (up: string) => {
  const http: Wall = {
    group: ["hono", "hono/*", "@hono/*", `${up}http/**`, `${up}front/**`],
    message: "A resource speaks HTTP only through its .api.ts, and that through server/http.",
  };
  const others: Wall = {
    group: notShared.filter((entry) => entry.isDirectory()).map(({ name }) => `${up}${name}/**`),
    message: "A resource gets another one by being handed it; types of those below it are fine.",
    allowTypeImports: true,
  };
  const assembly: Wall = {
    group: notShared.filter((entry) => entry.isFile()).map(({ name }) => `${up}${name}`),
    message: "A resource is handed its world; only types of what stands below it are fine.",
    allowTypeImports: true,
  };
  return { http, others, assembly };
};

const PART = partWalls("../");
const RESOURCE = partWalls("../../");

const OTHER_RESOURCES: Wall = {
  group: resources.map((name) => `../${name}/**`),
  message: "A resource gets another one by being handed it; types of those below it are fine.",
  allowTypeImports: true,
};

const BEHIND_THE_FRONT: Wall = {
  group: [
    "hono",
    "hono/*",
    "@hono/*",
    ...server.filter((entry) => entry.isDirectory()).map(({ name }) => `../${name}/**`),
  ],
  message: "What stands before the calls knows nothing of them: it is handed what makes an answer.",
  allowTypeImports: true,
};

const EVERYWHERE = [PAGES, DRIVERS, AROUND, ENVIRONMENT];

type Walls = [files: string[], ...walls: Wall[]];

/** Boundaries of a module and of its routes. */
const partOf = (folder: string, walls: ReturnType<typeof partWalls>, ...more: Wall[]): Walls[] => [
  [[`${folder}/**`], walls.http, walls.others, walls.assembly, ...more, ...EVERYWHERE],
  [[`${folder}/*.api.ts`], walls.others, walls.assembly, ...more, ...EVERYWHERE],
];

/** Where several entries match a file, the last one applies. */
const WALLS: Walls[] = [
  [
    ["domain/**"],
    {
      group: ["*", "!./**", "!zod/mini"],
      message: "domain/ is what browser and server agree on: it imports zod/mini and itself.",
    },
  ],
  [
    ["sample-content/**"],
    { group: ["**/app/**", "**/server/**"], message: "Sample content is told in the words of domain/ alone." },
    AROUND,
  ],
  [["bench/**"], TESTS],
  [["script/**"], BENCH, TESTS],
  [
    [
      "bench/alerts/**",
      "bench/faults/**",
      "bench/judges/**",
      "bench/operated/**",
      "bench/fuzz.ts",
      "bench/dripping.ts",
      "bench/due.ts",
      "bench/write.ts",
    ],
    {
      group: ["vitest"],
      message: "Faults and bad requests start the servers and clients of tests/support, without the test runner.",
    },
  ],

  [["app/**"], CATALOGUES, SERVER, AROUND],
  [["app/words/catalogue.ts", "app/words/english/**", "app/words/malayalam/**"], SERVER, AROUND, NODE],
  [["app/services.ts"], { ...SERVER, allowTypeImports: true }, AROUND, NODE],
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
    ["app/ui/**"],
    { group: ["**/public/**", "**/admin/**"], message: "app/ui knows nothing of the campaign." },
    SERVER,
    AROUND,
    NODE,
  ],

  [["server/**"], ...EVERYWHERE],
  ...partOf("server/*", PART),
  ...FLOORS.flatMap((room) =>
    room.endsWith(".ts")
      ? [[[`server/${room}`], above(FLOORS, room, "./"), ...EVERYWHERE] as Walls]
      : partOf(`server/${room}`, PART, above(FLOORS, room, "../")),
  ),
  ...partOf("server/resources/*", RESOURCE, OTHER_RESOURCES, above(FLOORS, "resources", "../../")),
  ...RESOURCES.flatMap((name) =>
    partOf(
      `server/resources/${name}`,
      RESOURCE,
      OTHER_RESOURCES,
      above(FLOORS, "resources", "../../"),
      above(RESOURCES, name, "../"),
    ),
  ),
  [["server/http/**"], above(FLOORS, "http", "../"), ...EVERYWHERE],
  [["server/front/**"], BEHIND_THE_FRONT, above(FLOORS, "front", "../"), ...EVERYWHERE],
  // It fills all features.
  [["server/sample-content/**"], PART.http, above(FLOORS, "sample-content", "../"), ...EVERYWHERE],
  [
    ["server/database/open.ts"],
    PART.http,
    PART.others,
    PART.assembly,
    above(FLOORS, "database", "../"),
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
  [["server/assemble.ts"], above(FLOORS, "assemble.ts", "./"), PAGES, AROUND, ENVIRONMENT],
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
    ...WALLS.map(
      ([files, ...patterns]): OxlintOverride => ({
        files,
        rules: { "no-restricted-imports": ["error", { patterns }] },
      }),
    ),
    { files: ["app/**"], rules: { "react/rules-of-hooks": "error", "react/exhaustive-deps": "error" } },
    { files: ["**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
    {
      files: ["server/config.ts", "tests/**", "bench/**", "script/**", "*.config.ts", "**/*.test.ts"],
      rules: { "node/no-process-env": "off", "no-console": "off" },
    },
  ],
});
