import { useLocation, useNavigate, useNavigation } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { getPageCount, type Page } from "../../../shared/pagination.ts";
import {
  TESTIMONIAL_STATUSES,
  TESTIMONIALS_PER_PAGE,
  type TestimonialStatus,
} from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { TESTIMONIAL_COPY } from "../../../shared/testimonials/testimonials.ts";
import { SelectionTools } from "../components/bulk-bar.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { ExportButton } from "../components/export-button.tsx";
import { ShortcutsHint } from "../components/keyboard-shortcuts-hint.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Tabs } from "../components/tabs.tsx";
import { type Selection, useSelection } from "../hooks/use-selection.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { apiFetch, toPage } from "../lib/api-client.ts";
import { actionOnTouch } from "../lib/load-on-touch.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import type { Route } from "./+types/page.ts";
import { CARD_KEYS, TestimonialList } from "./list.tsx";
import { parseListView, type TestimonialListView, toUrl } from "./url-state.ts";

export const meta = () => pageMeta("Manage Testimonials");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const lists = await loadLists(request, parseListView(new URL(request.url).search));
  if (Object.values(lists).includes(null)) showNotLoaded(request, { kind: "bad", text: TESTIMONIAL_COPY.notLoaded });
  return lists;
}

export const shouldRevalidate = revalidateUnlessOpening;

const runAction = actionOnTouch(async () => (await import("./actions.ts")).runAction);

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

const NONE: Testimonial[] = [];
const LABELS: Record<TestimonialStatus, string> = {
  pending: t("Incoming"),
  approved: t("Approved"),
  rejected: t("Rejected"),
};

export default function Testimonials({ loaderData: lists }: Route.ComponentProps) {
  const navigate = useNavigate();
  const here = useLocation();
  const next = useNavigation().location;
  // The tab opens at once with cached data while it reloads.
  const { tab } = parseListView((next?.pathname === here.pathname ? next : here).search);
  const items = lists[tab]?.items ?? NONE;
  const selection = useSelection(items, `${tab} ${lists[tab]?.page}`);
  return (
    <>
      <PageHeader title={t("Manage Testimonials")}>
        {tab === "pending" && items.length > 1 && (
          <SelectionTools selection={selection} label={t("Select all {count}", { count: items.length })} />
        )}
        <ExportButton
          noun={t({ one: "testimonial", other: "testimonials" })}
          count={lists[tab]?.total ?? 0}
          contains={t("Names, email addresses and testimonials: tab {tab}.", { tab: LABELS[tab] })}
          fields={{ export: tab }}
        />
      </PageHeader>
      <Tabs
        label={t("Testimonials by decision")}
        value={tab}
        onChange={(chosen) => navigate(toUrl({ tab: chosen, page: 1 }))}
        tabs={TESTIMONIAL_STATUSES.map((value) => ({
          value,
          label: LABELS[value],
          count: lists[value]?.total,
          panel: <Panel status={value} list={lists[value]} selection={selection} />,
        }))}
      />
    </>
  );
}

interface PanelProps {
  status: TestimonialStatus;
  /** Null when it could not be loaded. */
  list: Lists[TestimonialStatus];
  selection: Selection;
}

function Panel({ status, list, selection }: PanelProps) {
  return list ? (
    <>
      <TestimonialList status={status} list={list} selection={selection} />
      {status === "pending" && list.total > 0 && <ShortcutsHint keys={CARD_KEYS} />}
    </>
  ) : (
    <FailedState sentence={TESTIMONIAL_COPY.notLoaded} />
  );
}

/** Null when loading failed. */
type Lists = Record<TestimonialStatus, Page<Testimonial> | null>;

/** First page of the tabs not shown. */
async function loadLists(request: Request, shown: TestimonialListView): Promise<Lists> {
  const load = async (status: TestimonialStatus) =>
    [status, await loadPage(request, status, status === shown.tab ? shown.page : 1)] as const;
  return Object.fromEntries(await Promise.all(TESTIMONIAL_STATUSES.map(load))) as Lists;
}

/** The last page if there are fewer now. */
async function loadPage(request: Request, status: TestimonialStatus, page: number): Promise<Page<Testimonial> | null> {
  const query = { status, page, limit: TESTIMONIALS_PER_PAGE };
  const list = toPage(await apiFetch(request, "GET /api/testimonials", { query }));
  return list && page > getPageCount(list) ? loadPage(request, status, getPageCount(list)) : list;
}
