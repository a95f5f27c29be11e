import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes beside the built table of routes one without the office's: public pages lead nowhere into it, and their visitors
 * should not load what it is made of. `app/entry.server.tsx` names it in public pages.
 */
const FOLDER = "build/client/assets";
/** The office, and what is a file and no page. */
const NOT_OF_PAGES = /^admin\/|worker-file|share-pictures|^ml\/shared\//;

for (const name of readdirSync(FOLDER).filter((name) => /^manifest-\w+\.js$/.test(name))) {
  const script = readFileSync(join(FOLDER, name), "utf8");
  const [, before = "", table = "", after = ""] = /^([^{]*)(\{[\s\S]*\})([^}]*)$/.exec(script) ?? [];
  const { routes, ...manifest } = JSON.parse(table) as { routes: Record<string, unknown> };
  const open = Object.fromEntries(Object.entries(routes).filter(([id]) => !NOT_OF_PAGES.test(id)));
  // React preloads the table by the address that it holds of itself.
  const whole = { ...manifest, routes: open, url: `/assets/public-${name}` };
  // What a route has not needs no word.
  const written = JSON.stringify(whole, (_key, value: unknown) => (value === false ? undefined : value));
  writeFileSync(join(FOLDER, `public-${name}`), `${before}${written}${after}`);
}
