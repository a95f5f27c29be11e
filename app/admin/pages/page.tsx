import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { AdminContentPage, PageVersion } from "../../../shared/pages/pages.schema.ts";
import { CONTENT_PAGE_COPY } from "../../../shared/pages/pages.ts";
import type { PageDraft } from "../../../shared/pages/policy-templates.ts";
import { FailedState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { apiFetch } from "../lib/api-client.ts";
import { actionOnTouch, loadOnTouch } from "../lib/load-on-touch.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import type { Route } from "./+types/page.ts";
import { Editor } from "./editor.tsx";
import { Beginnings, PageList } from "./list.tsx";

const Versions = loadOnTouch(async () => (await import("./versions.tsx")).Versions);
const runAction = actionOnTouch(async () => (await import("./actions.ts")).runAction);

export const meta = () => pageMeta("Manage Pages");

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

/** Null when loading failed. */
async function loadPages(request: Request): Promise<AdminContentPage[] | null> {
  const response = await apiFetch(request, "GET /api/pages");
  if (response.ok) return response.body;
  showNotLoaded(request, { kind: "bad", text: CONTENT_PAGE_COPY.notLoaded });
  return null;
}

/** Optional: empty when loading failed. */
const loadDrafts = (): Promise<readonly PageDraft[]> =>
  import("../../../shared/pages/policy-templates.ts").then(
    ({ POLICY_DRAFTS }) => POLICY_DRAFTS,
    () => [],
  );

/** Newest first; null when loading failed. */
async function loadVersions(request: Request, id: number): Promise<PageVersion[] | null> {
  const response = await apiFetch(request, "GET /api/pages/{id}/versions", { id });
  if (response.ok) return response.body;
  showNotLoaded(request, { kind: "bad", text: CONTENT_PAGE_COPY.notLoaded });
  return null;
}

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

/** A failed save keeps the form; offline a reload would fail too. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.saved === false ? false : defaultShouldRevalidate;

export default function ContentPages({ loaderData: { pages, drafts, versions } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const pageId = parameters.get("page");
  const page = pages?.find(({ id }) => String(id) === pageId);
  if (!pages)
    return (
      <>
        <h1>{t("Pages")}</h1>
        <FailedState sentence={CONTENT_PAGE_COPY.notLoaded} />
      </>
    );
  if (page && versions) return <Versions page={page} versions={versions} />;
  const draft = drafts.find(({ slug }) => slug === parameters.get("draft"));
  if (page || pageId === "new") return <Editor key={`${pageId} ${draft?.slug}`} page={page} begun={page ?? draft} />;
  return (
    <>
      <PageHeader title={t("Pages")}>
        <Link className="button small" to={`${PAGES_SCREEN}?page=new`}>
          <Icon name="plus" />
          {t("Add page")}
        </Link>
      </PageHeader>
      <p>{CONTENT_PAGE_COPY.about}</p>
      <PageList pages={pages} />
      <Beginnings drafts={drafts} pages={pages} />
    </>
  );
}
