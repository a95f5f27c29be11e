import { CATALOGUES, type Messages } from "../../../shared/i18n/catalogues.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { SiteAddress } from "../../lib/site-path.ts";

const SIGNATURE = "/admin" satisfies SiteAddress;

/** The campaign as the sender of emails. */
export const CAMPAIGN_NAME = CATALOGUES.en.visitors.sender;

export const getEmailMessages = (language: Language): Messages["emails"] => CATALOGUES[language].emails;
export const getOfficeName = (language: Language): string =>
  interpolate(getEmailMessages(language).office, { campaign: CAMPAIGN_NAME });

type Paragraph = string | string[] | { link: string } | { code: string } | { aside: string };

/** Text and HTML of an email with the common footer. */
export const emailLayout = (
  { origin, language }: { origin: string; language: Language },
  paragraphs: Paragraph[],
): { text: string; html: string } => ({
  text: [...paragraphs.flatMap((paragraph) => [toText(paragraph), ""]), CAMPAIGN_NAME, origin + SIGNATURE, ""].join(
    "\n",
  ),
  html: `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:24px;background:#f3ead6;color:#14231d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:30rem;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
${paragraphs.map(toHtml).join("")}<p style="margin:24px 0 0;color:#4a574f">${CAMPAIGN_NAME}<br><a href="${escapeHtml(origin + SIGNATURE)}" style="color:inherit">${escapeHtml(origin + SIGNATURE)}</a></p>
</div></body></html>
`,
});

function toText(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return paragraph;
  return Array.isArray(paragraph) ? paragraph.join("\n") : Object.values(paragraph).join();
}

function toHtml(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return `<p>${escapeHtml(paragraph)}</p>\n`;
  if (Array.isArray(paragraph)) return paragraph.map(toHtml).join("");
  if ("code" in paragraph)
    return `<p style="margin:0 0 16px;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:4px">${paragraph.code}</p>\n`;
  if ("aside" in paragraph) return `<p><span style="color:#4a574f">${escapeHtml(paragraph.aside)}</span></p>\n`;
  const link = escapeHtml(paragraph.link);
  return `<p><a href="${link}" style="color:inherit;word-break:break-all">${link}</a></p>\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes HTML and XML text and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
