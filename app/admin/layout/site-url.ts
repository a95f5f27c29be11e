import { contentPageUrl } from "../../../shared/pages/pages.ts";
import { siteUrl } from "../events/url-state.ts";
import { apiFetch } from "../lib/api-client.ts";
import { EVENTS_SCREEN, PAGES_SCREEN, screenAt } from "./screens.ts";

/**
 * The public URL that shows what a screen edits; null: none.
 * @param place path and query of the screen
 */
export async function findSiteUrl(request: Request, place: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(place, location.origin);
  const [, key] = pathname.split(`${EVENTS_SCREEN}/`);
  if (key) return siteUrl(decodeURIComponent(key));
  if (pathname !== PAGES_SCREEN) return screenAt(pathname)?.site ?? null;
  const response = await apiFetch(request, "GET /api/pages");
  const page = response.ok && response.body.find(({ id }) => String(id) === searchParams.get("page"));
  return page && page.shown ? contentPageUrl(page.shown.slug) : null;
}
