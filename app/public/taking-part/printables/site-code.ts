import encodeQR from "qr";
import { languageAt, localizeUrl } from "../../../../shared/i18n/languages.ts";
import type { SiteCode } from "./printable.ts";

/** The address of the site in the page's language. Loaders only, so that the encoder does not reach browsers. */
export function getSiteCode({ url }: Pick<Request, "url">): SiteCode {
  const { host, origin, pathname } = new URL(url);
  const rows = encodeQR(origin + localizeUrl(languageAt(pathname), "/"), "raw", { border: 2 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { host, modules: { count: rows.length, path } };
}
