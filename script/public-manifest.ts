import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A route manifest without admin routes, to save bytes on public pages. Used by `app/entry.server.tsx`. */
const FOLDER = "build/client/assets";
const NOT_OF_PAGES = /^admin\/|service-worker|og-images|^ml\/shared\//;

for (const name of readdirSync(FOLDER).filter((name) => /^manifest-\w+\.js$/.test(name))) {
  const script = readFileSync(join(FOLDER, name), "utf8");
  const [, before = "", table = "", after = ""] = /^([^{]*)(\{[\s\S]*\})([^}]*)$/.exec(script) ?? [];
  const { routes, ...manifest } = JSON.parse(table) as { routes: Record<string, unknown> };
  const open = Object.fromEntries(Object.entries(routes).filter(([id]) => !NOT_OF_PAGES.test(id)));
  // React Router preloads the manifest by its own `url`.
  const whole = { ...manifest, routes: open, url: `/assets/public-${name}` };
  const written = JSON.stringify(whole, (_key, value: unknown) => (value === false ? undefined : value));
  writeFileSync(join(FOLDER, `public-${name}`), `${before}${written}${after}`);
}
