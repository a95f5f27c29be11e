import { useState } from "react";
import { useNavigate } from "react-router";
import { ENQUIRY_COPY } from "../../../shared/enquiries/enquiries.ts";
import { ENQUIRY_FILTER_COPY } from "../../../shared/enquiries/workflow.ts";
import { getPageCount } from "../../../shared/pagination.ts";
import { Pager } from "../../components/pager.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { ExportButton, exportFile } from "../components/export-button.tsx";
import { Tabs } from "../components/tabs.tsx";
import { useLastLoaded } from "../hooks/use-last-loaded.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import type { Route } from "./+types/page.ts";
import { runEnquiryAction } from "./act-on-enquiry.ts";
import { ActiveFilters, filterNames } from "./active-filters.tsx";
import { remove } from "./delete.ts";
import { type EnquiryList, getFilters, loadEnquiries } from "./load.ts";
import styles from "./page.module.css";
import { EnquirySearch } from "./search-form.tsx";
import { EnquiryTable } from "./table.tsx";
import { getSort, type ListView, parseListView, TABS, type Tab, toUrl } from "./url-state.ts";
import { type Person, usePeople } from "./use-staff.ts";

const NOT_FOUND = "No submission holds these words.";

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
  const filters = form.get("export");
  if (filters !== null) return exportFile(request, `/api/contact/export?${filters}`);
  return form.has("act") ? runEnquiryAction(request, form) : remove(request);
}

const LABELS: Record<Tab, string> = {
  all: "All",
  new: "New",
  urgent: "Urgent",
  mine: "Mine",
  taken: "In hand",
  answered: "Answered",
  spam: "Spam",
};
const EMPTY_TEXTS: Record<Tab, string> = {
  all: ENQUIRY_COPY.none,
  new: "Nobody waits: every submission is in hand or answered.",
  urgent: "Nothing urgent waits.",
  mine: "You have no submission in hand.",
  taken: "Nobody has a submission in hand.",
  answered: "No submission is answered yet.",
  spam: "Nothing is set apart as spam.",
};

export default function Enquiries({ loaderData: { shown, list: loaded } }: Route.ComponentProps) {
  const list = useLastLoaded(loaded, toUrl(shown));
  const navigate = useNavigate();
  const { tab } = shown;
  const [isOpen, setIsOpen] = useState(false);
  const people = usePeople(isOpen || /^\d/.test(shown.owner));
  return (
    <>
      <h1>Contact Form Submissions</h1>
      <EnquirySearch shown={shown} people={people} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      <ActiveFilters shown={shown} people={people} />
      <Tabs
        label="Submissions by state"
        value={tab}
        onChange={(chosen) => navigate(toUrl({ ...shown, tab: chosen, page: 1, sort: getSort(chosen) }))}
        // The urgent tab is hidden when empty.
        tabs={TABS.filter((value) => value !== "urgent" || tab === "urgent" || list?.tabs.urgent).map((value) => ({
          value,
          label: LABELS[value],
          count: value === "all" ? undefined : list?.tabs[value],
          panel: value === tab && <Panel shown={shown} list={list} people={people} />,
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

function Panel({ shown, list, people }: PanelProps) {
  const { q, tab, sort } = shown;
  if (!list) return <FailedState sentence={ENQUIRY_COPY.notLoaded} />;
  const order = sort === "waiting" ? "urgent first, then the longest waiting" : "newest first";
  const names = filterNames(shown, people).map(({ name }) => name);
  const which = [
    ...(tab === "all" ? (q || names.length > 0 ? [] : ["all but spam"]) : [`tab ${LABELS[tab]}`]),
    ...(q ? [`those that hold “${q}”`] : []),
    ...names,
  ].join(", ");
  const nothing = names.length > 0 ? ENQUIRY_FILTER_COPY.nothing : q ? NOT_FOUND : EMPTY_TEXTS[tab];
  return (
    <>
      <div className={`${styles.export} not-printed`}>
        <ExportButton
          things={{ one: "submission", other: "submissions" }}
          count={list.total}
          holds={`Names, phone numbers, mail addresses and messages: ${which}.`}
          asks={{ export: getFilters(shown).toString() }}
        />
      </div>
      <EnquiryTable list={list} order={order} nothing={nothing} />
      <Pager
        page={list.page}
        pages={getPageCount(list)}
        hrefOf={(page) => toUrl({ ...shown, page })}
        label="Pages of submissions"
      />
    </>
  );
}
