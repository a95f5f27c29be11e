import { Form, Link, useNavigate, useRevalidator } from "react-router";
import { CONTACT_WORDS } from "../../../domain/contact-submissions.ts";
import { pagesOf } from "../../../domain/pages.ts";
import { Pager } from "../../ui/pager.tsx";
import { showToast } from "../../ui/toasts.ts";
import { head } from "../head.ts";
import { ExportButton, exportFile } from "../parts/export-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { revalidateUnlessOpening } from "../parts/over.ts";
import { Failed } from "../parts/state.tsx";
import { Tabs } from "../parts/tabs.tsx";
import type { Route } from "./+types/page.ts";
import { actOnCase } from "./act-on-case.ts";
import { type CaseList, filtersOf, isByWaiting, loadSubmissions } from "./list.ts";
import styles from "./page.module.css";
import { remove } from "./remove.ts";
import { addressOf, type Shown, shownAt, TABS, type Tab } from "./shown.ts";
import { SubmissionTable } from "./table.tsx";

const NOT_FOUND = "No submission holds these words.";

export const meta = () => head("Contact Form Submissions");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = shownAt(new URL(request.url).search);
  const list = await loadSubmissions(request, shown);
  if (!list) showToast({ kind: "bad", words: CONTACT_WORDS.notLoaded });
  return { shown, list };
}

export const shouldRevalidate = revalidateUnlessOpening;

/** What the screen asks for: a file of what is shown, an act on a case, or a deletion. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const filters = form.get("export");
  if (filters !== null) return exportFile(request, `/api/contact/export?${filters}`);
  return form.has("act") ? actOnCase(request, form) : remove(request);
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
/** What is said of a tab where nothing is in it. */
const NOTHING: Record<Tab, string> = {
  all: CONTACT_WORDS.none,
  new: "Nobody waits: every submission is in hand or answered.",
  urgent: "Nothing urgent waits.",
  mine: "You have no submission in hand.",
  taken: "Nobody has a submission in hand.",
  answered: "No submission is answered yet.",
  spam: "Nothing is set apart as spam.",
};

export default function ContactSubmissions({ loaderData: { shown, list } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { q, tab } = shown;
  return (
    <>
      <h1>Contact Form Submissions</h1>
      <Find q={q} tab={tab} />
      <Tabs
        label="Submissions by state"
        value={tab}
        onChange={(chosen) => navigate(addressOf({ tab: chosen, page: 1, q }))}
        // Nobody looks for urgent ones where there are none.
        tabs={TABS.filter((value) => value !== "urgent" || tab === "urgent" || list?.tabs.urgent).map((value) => ({
          value,
          label: LABELS[value],
          count: value === "all" ? undefined : list?.tabs[value],
          panel: value === tab && <Panel shown={shown} list={list} />,
        }))}
      />
    </>
  );
}

function Panel({ shown, list }: { shown: Shown; list: CaseList | null }) {
  const { revalidate, state } = useRevalidator();
  const { q, tab } = shown;
  if (!list) return <Failed sentence={CONTACT_WORDS.notLoaded} busy={state !== "idle"} onRetry={revalidate} />;
  const order = isByWaiting(tab) ? "urgent first, then the longest waiting" : "newest first";
  const which = q ? `those that hold “${q}”` : tab === "all" ? "all but spam" : `tab ${LABELS[tab]}`;
  return (
    <>
      <div className={styles.export}>
        <ExportButton
          things={{ one: "submission", other: "submissions" }}
          count={list.total}
          holds={`Names, phone numbers, mail addresses and messages: ${which}.`}
          asks={{ export: filtersOf({ q, tab }).toString() }}
        />
      </div>
      <SubmissionTable list={list} order={order} nothing={q ? NOT_FOUND : NOTHING[tab]} />
      <Pager
        page={list.page}
        pages={pagesOf(list)}
        hrefOf={(page) => addressOf({ page, q, tab })}
        label="Pages of submissions"
      />
    </>
  );
}

/** Finds submissions by words in their name, phone, e-mail and message. */
function Find({ q, tab }: Omit<Shown, "page">) {
  return (
    <Form className={styles.find} role="search" aria-label="Submissions">
      {tab !== "all" && <input type="hidden" name="tab" value={tab} />}
      <label className="visually-hidden" htmlFor="find">
        Find in submissions
      </label>
      <input key={q} className="input" id="find" name="q" defaultValue={q} placeholder="Find in submissions" />
      <button className="button outlined small" type="submit">
        <Icon name="search" />
        Find
      </button>
      {q && (
        <Link className="text-link" to={addressOf({ page: 1, q: "", tab })}>
          Show all
        </Link>
      )}
    </Form>
  );
}
