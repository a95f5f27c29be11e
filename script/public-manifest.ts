import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes beside the built table of routes one without the office's: public pages lead nowhere into it, and their visitors
 * should not load what it is made of. `app/entry.server.tsx` names it in public pages.
 */
const FOLDER = "build/client/assets";

for (const name of readdirSync(FOLDER).filter((name) => /^manifest-\w+\.js$/.test(name))) {
  const script = readFileSync(join(FOLDER, name), "utf8");
  const [, before = "", table = "", after = ""] = /^([^{]*)(\{[\s\S]*\})([^}]*)$/.exec(script) ?? [];
  const { routes, ...manifest } = JSON.parse(table) as { routes: Record<string, unknown> };
  const open = Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith("admin/")));
  // React preloads the table by the address that it holds of itself.
  const whole = { ...manifest, routes: open, url: `/assets/public-${name}` };
  writeFileSync(join(FOLDER, `public-${name}`), `${before}${JSON.stringify(whole)}${after}`);
}
