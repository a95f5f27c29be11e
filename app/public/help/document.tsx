import * as helpPage from "virtual:inline/help-page";
import * as theme from "virtual:inline/theme";
import { renderToStaticMarkup } from "react-dom/server";
import { languageAt } from "../../../shared/i18n/languages.ts";
import { toCspHash } from "../../inline/csp-hash.ts";
import { pageContext } from "../../page-context.ts";
import standIns from "../../styles/fallback-fonts.css?inline";
import tokens from "../../styles/tokens.css?inline";
import type { Route } from "./+types/document.ts";
import latin from "./fonts/latin.woff2?inline";
import malayalam from "./fonts/malayalam.woff2?inline";
import rules from "./help.css?inline";
import { HelpPage } from "./page.tsx";
import { rejectForms } from "./reject-form-post.ts";

const face = (family: string, data: string, range: string) =>
  `@font-face{font-family:"${family}";font-weight:800;src:url(${data}) format("woff2");unicode-range:${range}}`;

const STYLE = [
  face("Help Latin", latin, "U+0020-007E"),
  face("Help Malayalam", malayalam, "U+0D00-0D7F,U+200C-200D"),
  standIns,
  tokens,
  rules,
].join("\n");

/** Content security policy: own inline style, scripts and fonts only. */
const POLICY = [
  "default-src 'none'",
  `script-src ${theme.hash} ${helpPage.hash}`,
  `style-src ${toCspHash(STYLE)}`,
  "font-src data:",
  "img-src 'self'",
  // Lighthouse fetches /robots.txt from the page.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A self-contained document. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { campaign, centres, quickExitUrl } = context.get(pageContext).services;
  const [{ facts }, all] = await Promise.all([campaign(), centres.list()]);
  const { origin, pathname } = new URL(request.url);
  const page = renderToStaticMarkup(
    <HelpPage
      language={languageAt(pathname)}
      facts={facts}
      centres={all}
      origin={origin}
      quickExitUrl={quickExitUrl}
      style={STYLE}
      scripts={[theme.text, helpPage.text]}
    />,
  );
  return new Response(`<!DOCTYPE html>${page}`, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}

export const action = rejectForms;
