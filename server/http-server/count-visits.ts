import type { IncomingMessage, RequestListener } from "node:http";
import { isbot } from "isbot";
import { type Referrer, toVisitedPage, type VisitedPage } from "../../shared/visits/visits.ts";
import { memoize } from "../lib/memoize.ts";
import { getHeader } from "./content-encoding.ts";

interface Visit extends VisitedPage {
  /** `site`: from another page of the site. */
  referrer: Referrer | "site";
}

/** Counts the pages that `next` answers. */
export const countVisits = (next: RequestListener, visits: { on: boolean; add(visit: Visit): void }): RequestListener =>
  function countVisit(request, response) {
    const visit = visits.on ? toVisit(request) : null;
    if (visit)
      response.on("finish", () => {
        if (response.statusCode === 200 || response.statusCode === 304) visits.add(visit);
      });
    return next(request, response);
  };

const getTarget = memoize((url) => {
  const [target = ""] = url.split("?", 1);
  // React Router loads the data of a page when a link is followed.
  const isData = target.endsWith(".data");
  const path = isData ? target.slice(0, -".data".length).replace(/^\/_root$/, "/") : target;
  return { page: toVisitedPage(path, true), isData };
});
const isRobot = memoize((userAgent) => isbot(userAgent));

/** The visit to count; null for robots, files and background requests. */
function toVisit(request: IncomingMessage): Visit | null {
  if (request.method !== "GET") return null;
  const { page, isData } = getTarget(request.url ?? "");
  if (!page) return null;
  const getText = (name: string) => getHeader(request, name)?.toLowerCase() ?? "";
  const isOwn = isData || getText("sec-fetch-site") === "same-origin" || isSameHost(request);
  // Own links are fetched ahead when they are pressed, those on other sites by guessing.
  if (!isOwn && (getText("sec-purpose") || getText("purpose")).includes("prefetch")) return null;
  const dest = getText("sec-fetch-dest");
  if (!isData && dest !== "" && dest !== "document") return null;
  if (isRobot(getHeader(request, "user-agent") ?? "")) return null;
  return { ...page, referrer: isOwn ? "site" : getReferrer(getHeader(request, "referer")) };
}

function isSameHost(request: IncomingMessage): boolean {
  const referer = getHeader(request, "referer");
  return referer !== undefined && URL.parse(referer)?.host === getHeader(request, "host")?.toLowerCase();
}

const HOSTS: readonly (readonly [Referrer, RegExp])[] = [
  ["whatsapp", /(^|\.)(whatsapp\.com|whatsapp|com\.whatsapp(\.w4b)?|wa\.me)$/],
  [
    "search",
    /(^|\.)(google(\.[a-z]{2,3}){1,2}|com\.google\.android\.googlequicksearchbox|bing\.com|duckduckgo\.com|search\.yahoo\.com|yahoo\.com|ecosia\.org|yandex\.[a-z]{2,3}|baidu\.com|startpage\.com|qwant\.com|search\.brave\.com)$/,
  ],
  [
    "social",
    /(^|\.)(facebook\.com|fb\.com|fb\.me|com\.facebook\.(katana|lite|orca)|instagram\.com|com\.instagram\.android|threads\.(net|com)|twitter\.com|x\.com|t\.co|com\.twitter\.android|youtube\.com|youtu\.be|linkedin\.com|lnkd\.in|com\.linkedin\.android|t\.me|telegram\.(org|me)|org\.telegram\.messenger|sharechat\.com|reddit\.com|pinterest\.(com|in)|snapchat\.com|bsky\.app)$/,
  ],
];

/** Kind of the site or app (`android-app://`) that linked here, by host alone. */
export function getReferrer(referer: string | undefined): Referrer {
  if (!referer) return "direct";
  const host = URL.parse(referer)?.hostname.toLowerCase();
  if (!host) return "other";
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? "other";
}
