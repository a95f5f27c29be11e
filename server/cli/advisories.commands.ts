import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod";
import type { AddCommands } from "../lib/cli-command.ts";
import { isInRange } from "../lib/version-range.ts";

const REGISTRY = "https://registry.npmjs.org";
const PATH = "/-/npm/v1/security/advisories/bulk";
const TIMEOUT_MS = 30_000;

const advisories = z.record(
  z.string(),
  z.array(z.object({ title: z.string(), severity: z.string(), url: z.string(), vulnerable_versions: z.string() })),
);
type Advisories = z.output<typeof advisories>;
/** Versions by package. */
type Installed = Record<string, string[]>;

interface Options {
  from?: string;
  request?: true;
  registry: string;
}

export const addAdvisoriesCommand: AddCommands<unknown> = (cli, { runAlone }) => {
  cli
    .command("advisories")
    .option("--from <FILE>", "read the registry's response from a file instead of the network")
    .option(
      "--request",
      `only print the request: without a network, post it elsewhere as JSON to ${REGISTRY}${PATH} and read the response with --from`,
    )
    .option("--registry <URL>", "npm registry to query", REGISTRY)
    .description("list security advisories that touch installed packages, without Node itself; exit 1 if there are any")
    .action(
      runAlone(async ({ CALLED_FROM }, { from, request, registry }: Options) => {
        const installed = await readInstalled();
        if (request) return JSON.stringify(installed);
        const response = from === undefined ? await ask(registry, installed) : await read(resolve(CALLED_FROM, from));
        const lines = describe(installed, response);
        if (lines.length === 0) return `No advisory touches the ${Object.keys(installed).length} installed packages.`;
        process.exitCode = 1;
        return lines.join("\n");
      }),
    );
};

/** Packages of the lock file that are installed, without those of development. */
async function readInstalled(): Promise<Installed> {
  const file = ["package-lock.json", "node_modules/.package-lock.json"].find((path) => existsSync(path));
  if (file === undefined) throw new Error("No package-lock.json was found in this folder.");
  const lock = JSON.parse(await readFile(file, "utf8")) as {
    packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }>;
  };
  const installed: Installed = {};
  for (const [path, { version, dev, devOptional }] of Object.entries(lock.packages)) {
    if (path === "" || version === undefined || dev || devOptional || !existsSync(path)) continue;
    const name = path.replace(/^.*node_modules\//, "");
    installed[name] = [...new Set([...(installed[name] ?? []), version])];
  }
  return installed;
}

const read = async (file: string): Promise<Advisories> =>
  parse(await readFile(file, "utf8").catch((error: unknown) => fail(`${file} cannot be read`, error)), file);

async function ask(registry: string, installed: Installed): Promise<Advisories> {
  const url = `${registry.replace(/\/+$/, "")}${PATH}`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(installed),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => fail(`${url} did not respond. Without a network: admin advisories --help`, error));
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return parse(await response.text(), url);
}

/** @throws Error naming where the text is from */
function parse(text: string, source: string): Advisories {
  try {
    return advisories.parse(JSON.parse(text));
  } catch (error) {
    return fail(`${source} is not an npm registry's response about advisories`, error);
  }
}

function fail(message: string, cause: unknown): never {
  throw new Error(`${message}.`.replace(/\.\.$/, "."), { cause });
}

function describe(installed: Installed, found: Advisories): string[] {
  return Object.entries(found).flatMap(([name, items]) =>
    items.flatMap(({ title, severity, url, vulnerable_versions }) =>
      (installed[name] ?? [])
        .filter((version) => isInRange(version, vulnerable_versions))
        .map((version) => `${severity}  ${name} ${version}  ${title}  ${url}`),
    ),
  );
}
