import { data, redirect } from "react-router";
import { addressIn, languageAt } from "../../../domain/languages.ts";
import { pageContext } from "../../services.ts";
import { wordsFor } from "../../words/catalogue.ts";
import { wordsIn } from "../../words/use-words.ts";
import type { Words } from "../../words/words.ts";
import { head } from "../head.ts";
import { NotFound } from "../layout/problem.tsx";
import { pictureAddress } from "../share-pictures/answer.ts";
import { pictureOfPage } from "../share-pictures/of-page.ts";
import type { Route } from "./+types/page.ts";
import { asRead, type ReadPage } from "./as-read.ts";
import { OwnPage } from "./own-page.tsx";

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
  const found = await ownPages.findShown(params.slug);
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
