import { data, redirect } from "react-router";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import { isRelease } from "../../../shared/pages/pages.ts";
import { dayIn } from "../../i18n/format-date.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { getMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { NotFound } from "../layout/error-page.tsx";
import { ogImageUrl, toPageOgImage } from "../og-images/image-response.ts";
import { pageMeta } from "../seo/meta.ts";
import type { Route } from "./+types/page.ts";
import { ContentPage } from "./content-page.tsx";
import { type LocalizedPage, localizePage } from "./localize-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.page) return [{ name: "robots", content: "noindex" }];
  const { slug, title, beginning } = loaderData.page;
  const description = beginning || loaderData.messages.ownPage.about;
  const { picture } = loaderData;
  const site = getMessages(matches, "faults")?.site ?? "";
  return pageMeta({
    title,
    description,
    path: `/info/${slug}`,
    picture: picture ? { address: picture, messages: `${site}: ${title}` } : undefined,
    matches,
  });
};

interface Opened {
  page: LocalizedPage | null;
  messages: Pick<Messages, "ownPage" | "listening">;
  /** Open Graph image. */
  picture?: string;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ownPages, pictures, sharePictures } = context.get(pageContext).services;
  const language = languageAt(new URL(request.url).pathname);
  const found = await ownPages.findVisible(params.slug);
  const messages = loadMessages(request, "ownPage", "listening");
  if (!found) return data<Opened>({ page: null, messages }, { status: 404 });
  if ("movedTo" in found) throw redirect(localizeUrl(language, found.movedTo), 301);
  const page = await localizePage(found, language, pictures.resolve);
  const release = isRelease(page.slug) && (await ownPages.listReleases()).find(({ slug }) => slug === page.slug);
  if (release) {
    const day = dayIn(loadMessages(request, "dates").dates, release.released_at);
    page.lead = interpolate(messages.ownPage.release, { day });
  }
  const picture = ogImageUrl(sharePictures, "page", page.slug, toPageOgImage(language, page.title));
  return data<Opened>({ page, messages, picture });
}

export default function Page({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <ContentPage page={page} /> : <NotFound />;
}
