import { compareWithBare } from "./compare.ts";
import { startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

/** The cached home page (plain, compressed, 304) and its stylesheet. */
export async function benchServe(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const { etag } = await warmUp(site, "/");
    const home = await (await fetch(site.origin)).text();
    const sheet = { path: /\/assets\/[\w-]+\.css/.exec(home)?.[0] ?? "", aim: 0.9 };
    const page = { path: "/", aim: 0.9 };
    return [
      ...(await compareWithBare(site, { ...page, name: "home page, plain" })),
      ...(await compareWithBare(site, { ...page, name: "home page, brotli", headers: ["Accept-Encoding: br"] })),
      ...(await compareWithBare(site, {
        ...page,
        name: "home page, unchanged (304)",
        headers: [`If-None-Match: ${etag}`],
      })),
      ...(await compareWithBare(site, { ...sheet, name: "style sheet, brotli", headers: ["Accept-Encoding: br"] })),
    ];
  } finally {
    await site.stop();
  }
}
