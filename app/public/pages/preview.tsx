import { data } from "react-router";
import { languageAt } from "../../../shared/i18n/languages.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { NotFound } from "../layout/error-page.tsx";
import type { Route } from "./+types/preview.ts";
import styles from "./content-page.module.css";
import { ContentPage } from "./content-page.tsx";
import { localizePage } from "./localize-page.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData?.page ? [{ title: loaderData.page.title }] : []),
  { name: "robots", content: "noindex" },
];

/** Private: not cached, indexed or sent as referrer. */
const NO_STORE_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ownPages, pictures } = context.get(pageContext).services;
  const found = await ownPages.findPreview(params.token);
  const language = languageAt(new URL(request.url).pathname);
  const page = found && (await localizePage(found, language, pictures.resolve));
  return data(
    { page, messages: loadMessages(request, "ownPage", "listening") },
    { status: page ? 200 : 404, headers: NO_STORE_HEADERS },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Preview({ loaderData: { page } }: Route.ComponentProps) {
  const { preview } = useMessages("ownPage");
  if (!page) return <NotFound />;
  return (
    <>
      <p className={styles.preview}>{preview}</p>
      <ContentPage page={page} />
    </>
  );
}
