import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUILT = "build/client";
const ASSETS = join(BUILT, "assets");
const NOT_OF_PAGES = /^admin\/|service-worker|og-images|^ml\/shared\//;

// A route manifest without admin routes, to save bytes on public pages; `app/entry.server.tsx` uses it.
for (const name of readdirSync(ASSETS).filter((name) => /^manifest-\w+\.js$/.test(name))) {
  const script = readFileSync(join(ASSETS, name), "utf8");
  const [, before = "", table = "", after = ""] = /^([^{]*)(\{[\s\S]*\})([^}]*)$/.exec(script) ?? [];
  const { routes, ...manifest } = JSON.parse(table) as { routes: Record<string, unknown> };
  const open = Object.fromEntries(Object.entries(routes).filter(([id]) => !NOT_OF_PAGES.test(id)));
  // React Router preloads the manifest by its own `url`.
  const whole = { ...manifest, routes: open, url: `/assets/public-${name}` };
  const written = JSON.stringify(whole, (_key, value: unknown) => (value === false ? undefined : value));
  writeFileSync(join(ASSETS, `public-${name}`), `${before}${written}${after}`);
}

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml|ico|webmanifest)$/;
/** 4 MB blocks: scripts are 0.1 % smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGBLOCK]: 22 } };

for (const name of readdirSync(BUILT, { recursive: true, encoding: "utf8" })) {
  const file = join(BUILT, name);
  if (!COMPRESSIBLE.test(name) || statSync(file).size < 512) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, BROTLI));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
