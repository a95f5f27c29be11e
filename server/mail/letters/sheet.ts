import type { SiteAddress } from "../../../domain/site-addresses.ts";

/** What every letter of the product ends with, and in which it lies as HTML. */
interface Sheet {
  /** Sentences of HTML, one paragraph each. */
  paragraphs: string[];
  /** Above them, when there is something to be seen at once. */
  head?: string;
  /** The address of the site. */
  origin: string;
}

const OFFICE = "/admin" satisfies SiteAddress;

export const htmlSheet = ({ head = "", paragraphs, origin }: Sheet): string => `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#f6f4ef;color:#1d1d1b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:30rem;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
${head}${paragraphs.map((paragraph) => `<p>${paragraph}</p>\n`).join("")}<p style="margin:24px 0 0;color:#55534d">Drug Free Kerala<br><a href="${escaped(origin + OFFICE)}" style="color:inherit">${escaped(origin + OFFICE)}</a></p>
</div></body></html>
`;

export const textSheet = ({ paragraphs, origin }: Omit<Sheet, "head">): string =>
  [...paragraphs.flatMap((paragraph) => [paragraph, ""]), "Drug Free Kerala", origin + OFFICE, ""].join("\n");

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
