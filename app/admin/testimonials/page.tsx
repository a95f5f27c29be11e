import { useLocation, useNavigate, useNavigation } from "react-router";
import type { TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import { TESTIMONIAL_COPY } from "../../../shared/testimonials/testimonials.ts";
import { FailedState } from "../components/empty-state.tsx";
import { ExportButton, exportFile } from "../components/export-button.tsx";
import { ShortcutsHint } from "../components/keyboard-shortcuts-hint.tsx";
import { Tabs } from "../components/tabs.tsx";
import { useLastLoaded } from "../hooks/use-last-loaded.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import type { Route } from "./+types/page.ts";
import { moderateSelected } from "./bulk-moderate.ts";
import { TestimonialList } from "./list.tsx";
import { type Lists, loadLists } from "./load.ts";
import { moderate } from "./moderate.ts";
import styles from "./page.module.css";
import { saveText } from "./save-wording.ts";
import { parseListView, toUrl } from "./url-state.ts";
import { CARD_KEYS } from "./use-card-shortcuts.ts";

export const meta = () => pageMeta("Manage Testimonials");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const lists = await loadLists(request, parseListView(new URL(request.url).search));
  if (Object.values(lists).includes(null)) showNotLoaded(request, { kind: "bad", text: TESTIMONIAL_COPY.notLoaded });
  return lists;
}

export const shouldRevalidate = revalidateUnlessOpening;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const asked = await request.clone().formData();
  if (asked.has("export")) return exportFile(request, `/api/testimonials/export?status=${asked.get("export")}`);
  if (asked.has("save")) return saveText(request);
  return asked.has("several") ? moderateSelected(request) : moderate(request);
}

const TABS: { value: TestimonialStatus; label: string }[] = [
  { value: "pending", label: "Incoming" },
  { value: "approved", label: "Approved" },
  { value: "rejected", label: "Rejected" },
];

export default function Testimonials({ loaderData: lists }: Route.ComponentProps) {
  const navigate = useNavigate();
  const here = useLocation();
  const coming = useNavigation().location;
  // The tab opens at once with cached data while it reloads.
  const { tab } = parseListView((coming?.pathname === here.pathname ? coming : here).search);
  const shown = parseListView(here.search);
  return (
    <>
      <h1>Manage Testimonials</h1>
      <Tabs
        label="Testimonials by decision"
        value={tab}
        onChange={(chosen) => navigate(toUrl({ tab: chosen, page: 1 }))}
        tabs={TABS.map(({ value, label }) => ({
          value,
          label,
          count: lists[value]?.total,
          panel: <Panel status={value} label={label} loaded={lists[value]} place={`${shown.tab} ${shown.page}`} />,
        }))}
      />
    </>
  );
}

interface PanelProps {
  status: TestimonialStatus;
  label: string;
  /** Null when it could not be loaded. */
  loaded: Lists[TestimonialStatus];
  /** Which tab and page the screen asked for. */
  place: string;
}

function Panel({ status, label, loaded, place }: PanelProps) {
  const list = useLastLoaded(loaded, place);
  return list ? (
    <>
      <div className={styles.tools}>
        {status === "pending" && list.total > 0 && <ShortcutsHint keys={CARD_KEYS} />}
        <ExportButton
          things={{ one: "testimonial", other: "testimonials" }}
          count={list.total}
          holds={`Names, mail addresses and stories: tab ${label}.`}
          asks={{ export: status }}
        />
      </div>
      <TestimonialList status={status} list={list} />
    </>
  ) : (
    <FailedState sentence={TESTIMONIAL_COPY.notLoaded} />
  );
}
