import type { Hono } from "hono";
import { LANGUAGES, localizeUrl } from "../../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../../shared/public-routes.ts";
import type { Env } from "./env.ts";

interface Deps {
  origin: string;
  /** Further English URLs for the sitemap, such as events. */
  further?: readonly (() => Promise<string[]>)[];
  /** Contacts for vulnerability reports, as URIs. */
  securityContacts?: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180;

/** Serves `robots.txt`, `sitemap.xml` and `security.txt`. */
export function serveSiteFiles(app: Hono<Env>, { origin, further = [], securityContacts = [] }: Deps): void {
  app.get("/robots.txt", (c) => {
    c.header("Cache-Control", "no-cache");
    return c.text(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
  app.get("/sitemap.xml", async (c) => {
    c.header("Cache-Control", "no-cache");
    c.header("Content-Type", "application/xml; charset=utf-8");
    return c.body(sitemap([...MAPPED_PAGES, ...(await Promise.all(further.map((ask) => ask()))).flat()], origin));
  });
  app.get("/.well-known/security.txt", (c) => {
    if (securityContacts.length === 0) return c.text("Not found\n", 404);
    c.header("Cache-Control", "no-cache");
    return c.text(securityTxt(securityContacts, origin));
  });
}

/** RFC 9116. Expires at midnight, so that it changes once a day. */
const securityTxt = (contacts: readonly string[], origin: string): string =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date((Math.floor(Date.now() / DAY_MS) + SECURITY_TXT_DAYS) * DAY_MS).toISOString()}`,
    "Preferred-Languages: en, ml",
    `Canonical: ${origin}/.well-known/security.txt\n`,
  ].join("\n");

/** Every page in both languages with its alternates. */
function sitemap(addresses: string[], origin: string): string {
  const urls = addresses.flatMap((address) => {
    const translations = LANGUAGES.map((language) => [language, origin + localizeUrl(language, address)] as const);
    const alternates = [...translations, ["x-default", origin + address] as const]
      .map(([language, at]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(at)}"/>`)
      .join("");
    return translations.map(([, at]) => `<url><loc>${escapeXml(at)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

const escapeXml = (address: string) => address.replaceAll("&", "&amp;");
