import type { ServerBuild } from "react-router";

const NOT_OF_PAGES = /^admin\/|service-worker|og-images|^ml\/shared\//;

/** Not read by the router in browsers. */
const UNUSED = "hasDefaultExport";

export const toPublicManifestUrl = (url: string): string => url.replace(/manifest-\w+\.js$/, "public-$&");

type Assets = ServerBuild["assets"];

/** The route manifest without admin routes, false values and repeated imports, to save bytes on public pages. */
export function toPublicManifest({ url, routes, ...manifest }: Assets): { url: string; script: string } {
  const open = Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      if (!route || NOT_OF_PAGES.test(id)) return [];
      const loaded = importsAbove({ routes, ...manifest }, route.parentId);
      return [[id, { ...route, imports: route.imports?.filter((path) => !loaded.includes(path)).toSorted() }]];
    }),
  );
  const publicManifest = { ...manifest, routes: open, url: toPublicManifestUrl(url) };
  const json = JSON.stringify(publicManifest, (key, value: unknown) =>
    value === false || key === UNUSED ? undefined : value,
  );
  return { url: publicManifest.url, script: `window.__reactRouterManifest=${json};` };
}

/** Of the entry and of parent routes: loaded before the route. */
function importsAbove(manifest: Pick<Assets, "entry" | "routes">, id: string | undefined): readonly string[] {
  const route = id === undefined ? undefined : manifest.routes[id];
  return route ? [...(route.imports ?? []), ...importsAbove(manifest, route.parentId)] : manifest.entry.imports;
}
