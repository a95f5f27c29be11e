import { languageAt } from "../../../shared/i18n/languages.ts";
import { pageContext } from "../../page-context.ts";
import { refuseForms } from "../help/reject-form-post.ts";
import { asRead } from "../pages/localize-page.ts";
import type { Route } from "./+types/page.ts";
import { answerPicture, noPicture, pictureAddress } from "./image-response.ts";
import { pictureOfPage } from "./page-image.ts";

/** `/shared/page.png?of=SLUG`; 404 for unpublished pages. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { ownPages, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams } = new URL(request.url);
  const found = await ownPages.findVisible(searchParams.get("of") ?? "");
  if (!found || "movedTo" in found) return noPicture();
  const language = languageAt(pathname);
  const { slug, title } = asRead(found, language);
  const picture = pictureOfPage(language, title);
  return answerPicture(sharePictures, request, picture, pictureAddress(sharePictures, "page", slug, picture));
}

export const action = refuseForms;
