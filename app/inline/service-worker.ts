import { LANGUAGES, languageAt, localizeUrl } from "../../shared/i18n/languages.ts";
import type { PublicLink } from "../../shared/public-routes.ts";

/** The used part of the service worker API. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  registration: ServiceWorkerRegistration;
  location: Location;
}

const HELP = "/help" satisfies PublicLink;
const TRANSLATIONS = LANGUAGES.map((language) => localizeUrl(language, HELP));
const CACHE = "help";
const NETWORK_TIMEOUT_MS = 3500;
/** When the router has already waited for the data of the page. */
const LEAST_TIMEOUT_MS = 300;
/** Statuses of proxies while the site is down. */
const UNAVAILABLE = new Set([502, 503, 504]);
const DAY = 24 * 60 * 60 * 1000;
const CLOSED = /^\/(admin|api|files|assets|feed)(\/|$)/;

/** The router's address of a page's data. */
const toDataPath = (pathname: string) => `${pathname === "/" ? "/_" : pathname}.data`;

/**
 * Caches the help page in the reader's language and serves it when a page navigation gets no usable response
 * in time. Ignores forms, the admin, the API and files.
 */
export default function cacheHelp(scope = self as unknown as WorkerScope): void {
  const pageFor = (address: string) => localizeUrl(languageAt(new URL(address).pathname), HELP);
  const cachePage = async (page: string) => {
    const response = await fetch(page, { cache: "no-cache", credentials: "omit" });
    if (!response.ok || response.redirected) return;
    const headers = new Headers(response.headers);
    headers.set("X-Kept-At", new Date().toISOString());
    await (await caches.open(CACHE)).put(page, new Response(await response.text(), { status: 200, headers }));
  };
  const getCached = async (page: string) => (await caches.open(CACHE)).match(page);
  const cachePages = async () => {
    const before = await (await caches.open(CACHE)).keys();
    const open = await scope.clients.matchAll({ includeUncontrolled: true });
    const pages = new Set([...before, ...open].map(({ url }) => pageFor(url)));
    await Promise.all([...pages].map(cachePage));
  };
  const refresh = async (page: string) => {
    const cached = await getCached(page);
    if (Date.now() - Date.parse(cached?.headers.get("X-Kept-At") ?? "1970-01-01") > DAY) await cachePage(page);
  };
  /** The cached page, marked with its age and the reason it is shown; null if there is none. */
  const fromCache = async (page: string, because: "offline" | "unanswered"): Promise<Response | null> => {
    const all = await Promise.all([page, ...TRANSLATIONS].map(getCached));
    const cached = all.find(Boolean);
    if (!cached) return null;
    const text = await cached.text();
    const since = cached.headers.get("X-Kept-At") ?? "";
    return new Response(text.replace("<html ", `<html data-kept="${since}" data-${because} `), {
      headers: cached.headers,
    });
  };
  let [dataPath, dataAskedAt] = ["", 0];
  const answerTo = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
    const page = pageFor(request.url);
    const network = (async () => (await preloadResponse) ?? (await fetch(request)))();
    const waited = dataPath === toDataPath(new URL(request.url).pathname) ? Date.now() - dataAskedAt : 0;
    const timeoutMs = Math.max(NETWORK_TIMEOUT_MS - waited, LEAST_TIMEOUT_MS);
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
    try {
      const response = await Promise.race([network, timeout]);
      if (response && !UNAVAILABLE.has(response.status)) return response;
      return (await fromCache(page, "unanswered")) ?? response ?? (await network);
    } catch {
      return (await fromCache(page, "offline")) ?? Response.error();
    }
  };

  scope.addEventListener("install", (event) => event.waitUntil(cachePages().then(() => scope.skipWaiting())));
  scope.addEventListener("activate", (event) =>
    event.waitUntil(scope.registration.navigationPreload?.enable().then(() => scope.clients.claim())),
  );
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (pathname.endsWith(".data")) [dataPath, dataAskedAt] = [pathname, Date.now()];
    if (request.mode !== "navigate" || request.method !== "GET") return;
    if (origin !== scope.location.origin || CLOSED.test(pathname)) return;
    const response = answerTo(event);
    event.respondWith(response);
    event.waitUntil(response.then(() => refresh(pageFor(request.url))).catch(() => undefined));
  });
}
