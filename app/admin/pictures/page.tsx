import { Form, href, Link, useRevalidator } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { getPageCount } from "../../../shared/pagination.ts";
import { Pager } from "../../components/pager.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { SearchField } from "../components/search-field.tsx";
import { PICTURES_SCREEN } from "../layout/screens.ts";
import { apiFetch } from "../lib/api-client.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import { getPageNumber, withParameters } from "../lib/urls.ts";
import type { Route } from "./+types/page.ts";
import { SCREEN_COPY } from "./copy.ts";
import { PictureGrid } from "./grid.tsx";
import styles from "./page.module.css";
import { Uploads } from "./uploads.tsx";

export const meta = () => pageMeta(t("Pictures"));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [q, page] = [(searchParams.get("q") ?? "").trim().slice(0, 100), getPageNumber(searchParams)];
  const response = await apiFetch(request, "GET /api/pictures", { query: { q, page } });
  if (!response.ok) showNotLoaded(request, { kind: "bad", text: SCREEN_COPY.notLoaded });
  return { q, page, list: response.ok ? response.body : null };
}

export default function Pictures({ loaderData: { q, page, list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <div className={styles.head}>
        <h1>{t("Pictures")}</h1>
        <Form role="search" aria-label={t("Pictures")} className={styles.find}>
          <SearchField label={t("Search pictures")} key={q} name="q" defaultValue={q} />
        </Form>
        <Uploads id="upload-pictures" onAdded={() => void revalidate()} />
      </div>
      {list === null ? (
        <FailedState sentence={SCREEN_COPY.notLoaded} />
      ) : list.data.length === 0 ? (
        <EmptyState>{q ? SCREEN_COPY.noneFound : SCREEN_COPY.none}</EmptyState>
      ) : (
        <PictureGrid pictures={list.data}>
          {({ id }, look) => (
            <Link className={styles.card} to={href("/admin/pictures/:id", { id: String(id) })}>
              {look}
            </Link>
          )}
        </PictureGrid>
      )}
      {list && (
        <Pager
          page={page}
          pages={getPageCount(list.meta)}
          hrefOf={(number) => withParameters(PICTURES_SCREEN, { q }, number)}
          label={t("Pages of pictures")}
        />
      )}
    </>
  );
}
