import { useState } from "react";
import { replace, useLocation, useNavigate, useNavigation } from "react-router";
import { ENQUIRIES_PER_PAGE, ENQUIRY_COPY, SELECTION_ERRORS } from "../../../shared/enquiries/enquiries.ts";
import type { Enquiry, TabCounts } from "../../../shared/enquiries/workflow.schema.ts";
import { ENQUIRY_FILTER_COPY } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { getPageCount, type Page } from "../../../shared/pagination.ts";
import { Pager } from "../../components/pager.tsx";
import { showToast } from "../../components/toasts.ts";
import { SelectionTools } from "../components/bulk-bar.tsx";
import { showNotification } from "../components/confirmation.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { ExportButton, exportFile } from "../components/export-button.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Tabs } from "../components/tabs.tsx";
import { type Selection, useSelection } from "../hooks/use-selection.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { type ApiResponse, apiFetch, type EndpointTypesOf } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import { resolveSeen } from "../lib/save-with-version.ts";
import type { Route } from "./+types/page.ts";
import { runBulkChange } from "./bulk-change.ts";
import search from "./search-form.module.css";
import { ActiveFilters, EnquirySearch, filterNames, type Person, usePeople } from "./search-form.tsx";
import styles from "./table.module.css";
import { EnquiryTable } from "./table.tsx";
import { type Filters, getSort, type ListView, parseListView, TABS, type Tab, toUrl } from "./url-state.ts";
import { runEnquiryAction } from "./use-enquiry-action.ts";

const NONE: Enquiry[] = [];
const NOT_FOUND = t("No enquiries contain these words.");

export const meta = () => pageMeta("Contact Form Submissions");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = parseListView(new URL(request.url).search);
  const list = await loadEnquiries(request, shown);
  if (!list) showNotLoaded(request, { kind: "bad", text: ENQUIRY_COPY.notLoaded });
  return { shown, list };
}

export const shouldRevalidate = revalidateUnlessOpening;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (form.has("export")) {
    const query = getFilters(parseListView(new URL(request.url).search));
    return exportFile(request, "GET /api/contact/export", { query });
  }
  if (form.has("bulk")) return runBulkChange(request, form);
  return form.has("act") ? runEnquiryAction(request, form) : remove(request);
}

const LABELS: Record<Tab, string> = {
  all: t("All"),
  new: t("New"),
  urgent: t("Urgent"),
  mine: t("Mine"),
  taken: t("In progress"),
  answered: t("Answered"),
  spam: t("Spam"),
};
const EMPTY_TEXTS: Record<Tab, string> = {
  all: ENQUIRY_COPY.none,
  new: t("No new enquiries."),
  urgent: t("No urgent enquiries."),
  mine: t("No enquiries are assigned to you."),
  taken: t("No enquiries are in progress."),
  answered: t("No answered enquiries yet."),
  spam: t("No spam."),
};

export default function Enquiries({ loaderData: { shown, list } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const next = useNavigation().location;
  // The tab is chosen at once; its list follows.
  const tab = next?.pathname === location.pathname ? parseListView(next.search).tab : shown.tab;
  const [isOpen, setIsOpen] = useState(false);
  const items = list?.items ?? NONE;
  const selection = useSelection(items, `${shown.tab} ${shown.page}`);
  const people = usePeople(isOpen || /^\d/.test(shown.owner));
  return (
    <>
      <PageHeader title={t("Contact Form Submissions")} />
      <div className={`${search.row} not-printed`}>
        <EnquirySearch shown={shown} people={people} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        {items.length > 0 && <SelectionTools className={search.tools} selection={selection} label={t("Select all")} />}
        {list && <ListExport shown={shown} list={list} people={people} />}
      </div>
      <ActiveFilters shown={shown} people={people} isOpen={isOpen} />
      <Tabs
        label={t("Enquiries by state")}
        value={tab}
        onChange={(chosen) => navigate(toUrl({ ...shown, tab: chosen, page: 1, sort: getSort(chosen) }))}
        // The urgent tab is hidden when empty.
        tabs={TABS.filter((value) => value !== "urgent" || tab === "urgent" || list?.tabs.urgent).map((value) => ({
          value,
          label: LABELS[value],
          count: value === "all" ? undefined : list?.tabs[value],
          panel: value === tab && (
            <div className={styles.list} inert={tab !== shown.tab}>
              <Panel shown={shown} list={list} people={people} selection={selection} />
            </div>
          ),
        }))}
      />
    </>
  );
}

interface PanelProps {
  shown: ListView;
  list: EnquiryList | null;
  people: readonly Person[];
}

function Panel({ shown, list, people, selection }: PanelProps & { selection: Selection }) {
  const { q, tab, sort } = shown;
  if (!list) return <FailedState sentence={ENQUIRY_COPY.notLoaded} />;
  const order = sort === "waiting" ? t("urgent first, then longest waiting") : t("newest first");
  const nothing =
    filterNames(shown, people).length > 0 ? ENQUIRY_FILTER_COPY.nothing : q ? NOT_FOUND : EMPTY_TEXTS[tab];
  return (
    <>
      <EnquiryTable list={list} selection={selection} order={order} nothing={nothing} />
      <Pager
        page={list.page}
        pages={getPageCount(list)}
        hrefOf={(page) => toUrl({ ...shown, page })}
        label={t("Pages of enquiries")}
      />
    </>
  );
}

function ListExport({ shown, list, people }: PanelProps & { list: EnquiryList }) {
  const { q, tab } = shown;
  const names = filterNames(shown, people).map(({ name }) => name);
  const which = [
    ...(tab === "all" ? (q || names.length > 0 ? [] : [t("all but spam")]) : [t("tab {tab}", { tab: LABELS[tab] })]),
    ...(q ? [t("those containing “{q}”", { q })] : []),
    ...names,
  ].join(", ");
  return (
    <ExportButton
      noun={t({ one: "enquiry", other: "enquiries" })}
      count={list.total}
      contains={t("Names, phone numbers, email addresses and messages: {which}.", { which })}
      fields={{ export: "yes" }}
    />
  );
}

interface EnquiryList extends Page<Enquiry> {
  tabs: TabCounts;
}

const REQUESTED = {
  all: {},
  new: { state: "new" },
  urgent: { urgent: "yes" },
  mine: { state: "taken", owner: "me" },
  taken: { state: "taken" },
  answered: { state: "answered" },
  spam: { state: "spam" },
} as const satisfies Record<Tab, object>;

/** Query of the list and its export. */
const getFilters = ({
  q,
  from,
  to,
  owner,
  kind,
  tab,
}: Filters & { tab: Tab }): EndpointTypesOf<"GET /api/contact/export">["query"] => ({
  q,
  from,
  to,
  owner: owner === "me" || owner === "none" ? owner : Number(owner) || undefined,
  kind: kind || undefined,
  ...REQUESTED[tab],
});

/** Null when loading failed. Redirects from a page beyond the end to the last one. */
async function loadEnquiries(request: Request, shown: ListView): Promise<EnquiryList | null> {
  const query = { ...getFilters(shown), page: shown.page, limit: ENQUIRIES_PER_PAGE, sort: shown.sort };
  const response = await apiFetch(request, "GET /api/contact", { query });
  if (!response.ok) return null;
  const { data, meta, tabs } = response.body;
  const list = { ...meta, tabs, items: data };
  if (shown.page > getPageCount(list)) throw replace(toUrl({ ...shown, page: getPageCount(list) }));
  return list;
}

const copy = ENQUIRY_COPY;

/** Deletes one enquiry (`id`, with its version) or the selected ones (`ids`). */
async function remove(request: Request): Promise<null> {
  const form = await request.formData();
  const id = form.get("id");
  if (id !== null) {
    const response = await resolveSeen(form, copy.confirmButton, (version) =>
      apiFetch(request, "DELETE /api/contact/{id}", { id: String(id), version }),
    );
    if (response === "kept") return null;
    return showOutcome(response, copy.deleted, copy.notDeleted);
  }
  const ids = form.getAll("ids").map(Number);
  if (ids.length === 0) {
    showNotification({ title: copy.noneSelected, text: SELECTION_ERRORS["none-selected"] });
    return null;
  }
  const response = await apiFetch(request, "POST /api/contact/bulk-delete", { body: { ids } });
  return showOutcome(response, copy.selectedDeleted, copy.selectedNotDeleted);
}

/** Result of a deletion. Failures have a fixed text, except for a missing enquiry and a lost connection. */
function showOutcome(response: ApiResponse<unknown>, done: string, failed: string): null {
  if (response.ok) showToast({ kind: "ok", title: copy.deletedTitle, text: done });
  else {
    const message = response.status === 404 ? SELECTION_ERRORS["enquiry-gone"] : undefined;
    const { title, text } = failureToast({ status: response.status, message }, failed);
    showNotification({ title: copy.failedTitle, text: title ? `${title} ${text}` : text });
  }
  return null;
}
