import type { Hono } from "hono";
import { PUBLIC_ADDRESSES } from "../../domain/public-addresses.ts";
import type { Env } from "./env.ts";

interface Needs {
  /** The site's address. */
  origin: string;
  /** Addresses of single things that have a page of their own, such as events; asked for each time. */
  further?: () => Promise<string[]>;
}

/** What machines ask first: which pages there are, and which places are not theirs. */
export function serveSiteFiles(app: Hono<Env>, { origin, further = async () => [] }: Needs): void {
  app.get("/robots.txt", (c) => {
    c.header("Cache-Control", "no-cache");
    return c.text(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
  app.get("/sitemap.xml", async (c) => {
    c.header("Cache-Control", "no-cache");
    c.header("Content-Type", "application/xml; charset=utf-8");
    return c.body(sitemap([...PLACES, ...(await further())].map((path) => origin + path)));
  });
}

const PLACES = Object.entries(PUBLIC_ADDRESSES).flatMap(([address, { sitemap }]) => (sitemap ? [address] : []));

const sitemap = (addresses: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`),
    "</urlset>\n",
  ].join("\n");
