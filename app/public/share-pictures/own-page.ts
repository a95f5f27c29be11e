import { languageAt } from "../../../domain/languages.ts";
import { pageContext } from "../../services.ts";
import { refuseForms } from "../help/refuse-forms.ts";
import { asRead } from "../own-page/as-read.ts";
import type { Route } from "./+types/own-page.ts";
import { answerPicture, noPicture, pictureAddress } from "./answer.ts";
import { pictureOfPage } from "./of-page.ts";

/** `/shared/page.png?of=SLUG`; 404 for unpublished pages. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { ownPages, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams } = new URL(request.url);
  const found = await ownPages.findShown(searchParams.get("of") ?? "");
  if (!found || "movedTo" in found) return noPicture();
  const language = languageAt(pathname);
  const { slug, title } = asRead(found, language);
  const picture = pictureOfPage(language, title);
  return answerPicture(sharePictures, request, picture, pictureAddress(sharePictures, "page", slug, picture));
}

export const action = refuseForms;
