import { data, Link } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { FIRST_SCREEN } from "../lib/urls.ts";

const TITLE = t("Page not found");

export const meta = () => pageMeta(TITLE);

export const loader = () => data(null, { status: 404 });

/** A reload, for example without a connection, would find nothing else. */
export const shouldRevalidate = () => false;

/** Not-found page of the admin. */
export default function NotFound() {
  return (
    <>
      <PageHeader title={TITLE} />
      <EmptyState>{t("There is no page at this address.")}</EmptyState>
      <Link className="text-link" to={FIRST_SCREEN}>
        {t("Back to the dashboard")}
      </Link>
    </>
  );
}
