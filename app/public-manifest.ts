import type { ServerBuild } from "react-router";

const NOT_OF_PAGES = /^admin\/|service-worker|og-images|^ml\/shared\//;

export const toPublicManifestUrl = (url: string): string => url.replace(/manifest-\w+\.js$/, "public-$&");

/** The route manifest without admin routes and false values, to save bytes on public pages. */
export function toPublicManifest({ url, routes, ...manifest }: ServerBuild["assets"]): { url: string; script: string } {
  const open = Object.fromEntries(Object.entries(routes).filter(([id]) => !NOT_OF_PAGES.test(id)));
  const whole = { ...manifest, routes: open, url: toPublicManifestUrl(url) };
  const json = JSON.stringify(whole, (_key, value: unknown) => (value === false ? undefined : value));
  return { url: whole.url, script: `window.__reactRouterManifest=${json};` };
}
