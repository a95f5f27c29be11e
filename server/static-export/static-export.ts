import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { LANGUAGES, localizeUrl } from "../../shared/i18n/languages.ts";
import { isPublicPage, listPublicUrls, toCacheKey } from "../../shared/public-routes.ts";
import { toStaticPage } from "./export-page.ts";

interface Deps {
  /** Fetches a URL anonymously. */
  ask(address: string): Promise<Response>;
  /** Built assets. */
  built: string;
  /** HTML at the top of each page, and replacing each form. */
  texts(address: string): { onTop: string; insteadOfForm: string };
}

export interface Mirrored {
  pages: number;
  files: number;
  /** In the order in which they were found. */
  deadLinks: DeadLink[];
}

export interface DeadLink {
  address: string;
  status: number;
  /** The page that links to it first. */
  on: string;
}

/** Marks a folder as an export, which may be replaced. */
const MARK = "mirror.json";
const MAX_URLS = 50_000;
/** No scripts run in the export; precompressed files depend on the server. */
const LEFT_OUT = /\.(js|br|gz|map)$/;

/**
 * Exports every public page in both languages with its assets. An earlier export stays until the new one is
 * complete. Dead links are kept and returned.
 * @throws Error in plain words; the earlier export is untouched
 */
export async function exportSite(folder: string, deps: Deps): Promise<Mirrored> {
  const target = resolve(folder);
  const existing = await readdir(target).catch((): string[] => []);
  if (existing.length > 0 && !existing.includes(MARK))
    throw new Error(`${target} is not empty and not an earlier export. Specify an empty folder or an earlier export.`);
  const [next, before] = [`${target}.next`, `${target}.before`];
  for (const left of [next, before]) await rm(left, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  try {
    await cp(deps.built, next, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
    const copied = await copyAssets(next, deps);
    await writeFile(join(next, MARK), `${JSON.stringify({ made_at: new Date().toISOString(), ...copied })}\n`);
    if (existing.length > 0) await rename(target, before);
    else await rm(target, { recursive: true, force: true });
    await rename(next, target);
    await rm(before, { recursive: true, force: true });
    return copied;
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
}

async function copyAssets(folder: string, deps: Deps): Promise<Mirrored> {
  const copied: Mirrored = { pages: 0, files: 0, deadLinks: [] };
  const waiting = new Map<string, { url: string; on: string }>();
  const known = new Set<string>();
  const placeOn = (on: string) => (named: string) => {
    const found = toExportedUrl(named);
    if (!found) return named;
    if (!known.has(found.path)) {
      known.add(found.path);
      waiting.set(found.path, { url: found.url, on });
    }
    return found.link;
  };
  for (const kind of ["page", "file"] as const)
    for (const address of listPublicUrls(kind)) if (!address.includes("{")) placeOn("the site map")(address);

  for (const [path, { url, on }] of waiting) {
    const place = placeOn(url);
    waiting.delete(path);
    if (known.size > MAX_URLS) throw new Error(`The site has more than ${MAX_URLS} URLs.`);
    if (path.startsWith("/assets/")) continue;
    const response = await deps.ask(url);
    const leadsTo = response.headers.get("Location");
    if (leadsTo !== null) {
      const link = place(new URL(leadsTo, `http://site${url}`).pathname);
      await write(folder, `${path}/index.html`, `<!doctype html><meta http-equiv="refresh" content="0;url=${link}">`);
    } else if (response.status >= 500) throw new Error(`${url} returned ${response.status}.`);
    else if (!response.ok) copied.deadLinks.push({ address: url, status: response.status, on });
    else if (response.headers.get("Content-Type")?.startsWith("text/html")) {
      const page = toStaticPage(await response.text(), { place, ...deps.texts(url) });
      await write(folder, `${path}/index.html`, page);
      copied.pages += 1;
    } else {
      await write(folder, path, new Uint8Array(await response.arrayBuffer()));
      copied.files += 1;
    }
  }
  for (const language of LANGUAGES) {
    // The site's own 404 page.
    const url = localizeUrl(language, "/404.html");
    const page = toStaticPage(await (await deps.ask(url)).text(), { place: getLink, ...deps.texts(url) });
    await write(folder, url, page);
  }
  return copied;
}

const getLink = (named: string): string => toExportedUrl(named)?.link ?? named;

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, decodeURIComponent(path));
  if (!file.startsWith(`${folder}/`)) throw new Error(`${path} points outside the export.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

interface ExportedUrl {
  /** URL to fetch. */
  url: string;
  path: string;
  /** URL used in links. */
  link: string;
}

/** Not exported. */
const NOT_COPIED = /^\/(admin|api|feed|healthz|readyz|metrics)(\/|$)/;
/** One page per event. */
const EVENT = /^(\/ml)?\/events?\/\d+$/;

/**
 * Where a URL is in the export; null for external or excluded ones. Static servers ignore queries, so each
 * gets its own path.
 */
function toExportedUrl(named: string): ExportedUrl | null {
  if (!/^\/(?!\/)/.test(named)) return null;
  const [beforeFragment = "", fragment] = named.split("#", 2);
  const [path = "", question = ""] = (toCacheKey(beforeFragment) ?? beforeFragment).split("?", 2);
  if (NOT_COPIED.test(path)) return null;
  const parameters = new URLSearchParams(question);
  if (EVENT.test(path)) parameters.delete("district");
  const query = parameters.toString();
  const place = query === "" || EVENT.test(path) ? path : besides(path, query);
  return {
    url: query === "" ? path : `${path}?${query}`,
    path: place,
    link: fragment === undefined ? place : `${place}#${fragment}`,
  };
}

function besides(path: string, query: string): string {
  const name = query.replaceAll(/[=&]/g, "-").replaceAll(/[^\w.-]/g, "_");
  if (isPublicPage(path)) return `${path === "/" ? "" : path}/-/${name}`;
  return path.replace(/(\.\w+)?$/, (ending) => `-${name}${ending}`);
}
