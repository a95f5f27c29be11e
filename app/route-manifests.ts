import type { ServerBuild } from "react-router";

/** Route ids of each part of the site. */
const PARTS = {
  public: /^(?!admin\/|.*(?:service-worker|og-images)|\w+\/shared\/)/,
  admin: /^(?:root$|admin\/)/,
} as const;
type Part = keyof typeof PARTS;

/** Not read by the router in browsers. */
const UNUSED = "hasDefaultExport";

export const toManifestUrl = (url: string, part: Part): string => url.replace(/manifest-\w+\.js$/, `${part}-$&`);

type Assets = ServerBuild["assets"];
type Routes = Assets["routes"];

/**
 * Without style sheets that a parent has, and without the `#` with which React Router loads a sheet twice, once for
 * the route and once for code loaded later: a sheet shared by all routes is never removed.
 */
export function withSharedStyles(routes: Routes): Routes {
  let shared = knownRoutes.get(routes);
  if (!shared) {
    shared = Object.fromEntries(
      Object.entries(routes).map(([id, route]) => {
        if (!route?.css) return [id, route];
        const loaded = (route.parentId && routes[route.parentId]?.css) || [];
        const own = route.css.filter((path) => !loaded.includes(path));
        return [id, { ...route, css: own.map((path) => path.replace(/#$/, "")) }];
      }),
    );
    knownRoutes.set(routes, shared);
  }
  return shared;
}

const knownRoutes = new WeakMap<Routes, Routes>();

/** The route manifest of one part of the site, without false values and repeated imports, to save bytes. */
export function toManifest({ url, routes, ...manifest }: Assets, part: Part): { url: string; script: string } {
  const ofPart = Object.fromEntries(
    Object.entries(withSharedStyles(routes)).flatMap(([id, route]) => {
      if (!route || !PARTS[part].test(id)) return [];
      const loaded = importsAbove({ routes, ...manifest }, route.parentId);
      return [[id, { ...route, imports: route.imports?.filter((path) => !loaded.includes(path)).toSorted() }]];
    }),
  );
  const reduced = { ...manifest, routes: ofPart, url: toManifestUrl(url, part) };
  const json = JSON.stringify(reduced, (key, value: unknown) =>
    value === false || key === UNUSED ? undefined : value,
  );
  return { url: reduced.url, script: `window.__reactRouterManifest=${json};` };
}

/** Of the entry and of parent routes: loaded before the route. */
function importsAbove(manifest: Pick<Assets, "entry" | "routes">, id: string | undefined): readonly string[] {
  const route = id === undefined ? undefined : manifest.routes[id];
  return route ? [...(route.imports ?? []), ...importsAbove(manifest, route.parentId)] : manifest.entry.imports;
}
