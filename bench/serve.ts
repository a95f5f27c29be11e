import { type Site, startSite, warmUp } from "../script/site.ts";
import { compare, getFigures, startBaseline } from "./load.ts";
import type { Figure } from "./table.ts";

const LIST = "/api/testimonials?status=approved&page=1&limit=12";

/** The cached home page (plain, compressed, 304) and its stylesheet. */
export async function benchServe(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const { etag } = await warmUp(site);
    const sheet = /\/assets\/[\w-]+\.css/.exec(await (await fetch(site.origin)).text())?.[0] ?? "";
    return [
      ...(await compareWithBare(site, { name: "home page, plain", path: "/" })),
      ...(await compareWithBare(site, { name: "home page, brotli", path: "/", header: "Accept-Encoding: br" })),
      ...(await compareWithBare(site, { name: "home page, 304", path: "/", header: `If-None-Match: ${etag}` })),
      ...(await compareWithBare(site, { name: "style sheet, brotli", path: sheet, header: "Accept-Encoding: br" })),
    ];
  } finally {
    await site.remove();
  }
}

export async function benchApi(): Promise<Figure[]> {
  const site = await startSite();
  try {
    await warmUp(site, LIST);
    return await compareWithBare(site, { name: "list of testimonials", path: LIST, aim: 0.8 });
  } finally {
    await site.remove();
  }
}

interface Comparison {
  name: string;
  path: string;
  header?: string;
  /** Minimum ratio. */
  aim?: number;
}

/** A bare `node:http` server that sends the same bytes is the floor. */
async function compareWithBare(site: Site, { name, path, header, aim = 0.9 }: Comparison): Promise<Figure[]> {
  const bare = await startBaseline("respond", site.origin + path, ...(header ? [header] : []));
  try {
    const seen = await compare(site, bare, [path, "/"], { headers: header ? [header] : [] });
    return getFigures(name, "of a bare server", aim, seen);
  } finally {
    await bare.stop();
  }
}
