import { languageAt } from "../../../shared/i18n/languages.ts";
import { pageContext } from "../../page-context.ts";
import { rejectForms } from "../help/reject-form-post.ts";
import { localizePage } from "../pages/localize-page.ts";
import type { Route } from "./+types/page.ts";
import { ogImageUrl, sendOgImage, toNotFound, toPageOgImage } from "./image-response.ts";

/** `/shared/page.png?of=SLUG`; 404 for unpublished pages. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { ownPages, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams } = new URL(request.url);
  const found = await ownPages.findVisible(searchParams.get("of") ?? "");
  if (!found || "movedTo" in found) return toNotFound();
  const language = languageAt(pathname);
  const { slug, title } = await localizePage(found, language);
  const picture = toPageOgImage(language, title);
  return sendOgImage(sharePictures, request, picture, ogImageUrl(sharePictures, "page", slug, picture));
}

export const action = rejectForms;
