import { data, redirect } from "react-router";
import { addressIn, languageAt } from "../../../domain/languages.ts";
import { ownPageAddress } from "../../../domain/own-pages.ts";
import { pageContext } from "../../services.ts";
import { wordsFor } from "../../words/catalogue.ts";
import { head } from "../head.ts";
import { NotFound } from "../layout/problem.tsx";
import type { Route } from "./+types/page.ts";
import { asRead, type ReadPage } from "./as-read.ts";
import { OwnPage } from "./own-page.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.page) return [{ name: "robots", content: "noindex" }];
  const { slug, title, beginning } = loaderData.page;
  const description = beginning || loaderData.words.ownPage.about;
  return head({ title, description, path: `/info/${slug}`, matches });
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ownPages } = context.get(pageContext).services;
  const language = languageAt(new URL(request.url).pathname);
  const found = await ownPages.findShown(params.slug);
  const words = wordsFor(request, "ownPage");
  if (!found) return data<{ page: ReadPage | null; words: typeof words }>({ page: null, words }, { status: 404 });
  // The page has another name by now.
  if ("movedTo" in found) throw redirect(addressIn(language, ownPageAddress(found.movedTo)), 301);
  return { page: asRead(found, language), words };
}

export default function Page({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <OwnPage page={page} /> : <NotFound />;
}
