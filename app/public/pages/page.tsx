import { data, redirect } from "react-router";
import { addressIn, languageAt } from "../../../shared/i18n/languages.ts";
import { wordsFor } from "../../i18n/load-messages.ts";
import type { Words } from "../../i18n/messages.ts";
import { wordsIn } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { NotFound } from "../layout/error-page.tsx";
import { pictureAddress } from "../og-images/image-response.ts";
import { pictureOfPage } from "../og-images/page-image.ts";
import { head } from "../seo/meta.ts";
import type { Route } from "./+types/page.ts";
import { OwnPage } from "./content-page.tsx";
import { asRead, type ReadPage } from "./localize-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.page) return [{ name: "robots", content: "noindex" }];
  const { slug, title, beginning } = loaderData.page;
  const description = beginning || loaderData.words.ownPage.about;
  const { picture } = loaderData;
  const site = wordsIn(matches, "faults")?.site ?? "";
  return head({
    title,
    description,
    path: `/info/${slug}`,
    picture: picture ? { address: picture, words: `${site}: ${title}` } : undefined,
    matches,
  });
};

interface Opened {
  page: ReadPage | null;
  words: Pick<Words, "ownPage">;
  /** Open Graph image. */
  picture?: string;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ownPages, sharePictures } = context.get(pageContext).services;
  const language = languageAt(new URL(request.url).pathname);
  const found = await ownPages.findVisible(params.slug);
  const words = wordsFor(request, "ownPage");
  if (!found) return data<Opened>({ page: null, words }, { status: 404 });
  if ("movedTo" in found) throw redirect(addressIn(language, found.movedTo), 301);
  const page = asRead(found, language);
  const picture = pictureAddress(sharePictures, "page", page.slug, pictureOfPage(language, page.title));
  return data<Opened>({ page, words, picture });
}

export default function Page({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <OwnPage page={page} /> : <NotFound />;
}
