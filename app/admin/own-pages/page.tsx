import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { OWN_PAGE_WORDS } from "../../../domain/own-pages.ts";
import { head } from "../head.ts";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { Icon } from "../parts/icon.tsx";
import { useLastLoaded } from "../parts/last-loaded.ts";
import { ScreenHead } from "../parts/screen-head.tsx";
import { Failed } from "../parts/state.tsx";
import type { Route } from "./+types/page.ts";
import { act, loadDrafts, loadPages, loadVersions } from "./acts.ts";
import { Beginnings } from "./beginnings.tsx";
import { Editor } from "./editor.tsx";
import { PageList } from "./list.tsx";
import { Versions } from "./versions.tsx";

export const meta = () => head("Manage Pages");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const id = Number(searchParams.get("page"));
  const compares = searchParams.has("versions") && id > 0;
  const [pages, drafts, versions] = await Promise.all([
    loadPages(request),
    loadDrafts(),
    compares ? loadVersions(request, id) : null,
  ]);
  return { pages, drafts, versions };
}

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

/** A failed save keeps the form; offline a reload would fail too. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.saved === false ? false : defaultShouldRevalidate;

export default function OwnPages({ loaderData: { pages: loaded, drafts, versions } }: Route.ComponentProps) {
  const pages = useLastLoaded(loaded);
  const [parameters] = useSearchParams();
  const asked = parameters.get("page");
  const page = pages?.find(({ id }) => String(id) === asked);
  if (!pages)
    return (
      <>
        <h1>Pages</h1>
        <Failed sentence={OWN_PAGE_WORDS.notLoaded} />
      </>
    );
  if (page && versions) return <Versions page={page} versions={versions} />;
  const draft = drafts.find(({ slug }) => slug === parameters.get("draft"));
  if (page || asked === "new") return <Editor key={`${asked} ${draft?.slug}`} page={page} begun={page ?? draft} />;
  return (
    <>
      <ScreenHead title="Pages">
        <Link className="button" to={`${PAGES_SCREEN}?page=new`}>
          <Icon name="plus" />
          Add page
        </Link>
      </ScreenHead>
      <p>{OWN_PAGE_WORDS.about}</p>
      <PageList pages={pages} />
      <Beginnings drafts={drafts} pages={pages} />
    </>
  );
}
