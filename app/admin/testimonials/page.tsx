import { useLocation, useNavigate, useNavigation } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { getPageCount, type Page } from "../../../shared/pagination.ts";
import {
  TESTIMONIAL_STATUSES,
  TESTIMONIALS_PER_PAGE,
  type TestimonialStatus,
} from "../../../shared/testimonials/testimonials.limits.ts";
import {
  reasonForm,
  type Testimonial,
  type Wording,
  wordingForm,
} from "../../../shared/testimonials/testimonials.schema.ts";
import {
  MODERATION_ERRORS,
  TESTIMONIAL_COPY,
  TESTIMONIAL_ERRORS,
  TESTIMONIAL_LABELS,
} from "../../../shared/testimonials/testimonials.ts";
import type { ErrorMessages } from "../../../shared/validation/errors.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import { FailedState } from "../components/empty-state.tsx";
import { ExportButton, exportFile } from "../components/export-button.tsx";
import { ShortcutsHint } from "../components/keyboard-shortcuts-hint.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Tabs } from "../components/tabs.tsx";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { type ApiResponse, apiFetch, toPage } from "../lib/api-client.ts";
import { showResult, validateForm } from "../lib/form-result.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import { readSeenVersion, saveWithVersion } from "../lib/save-with-version.ts";
import { showUndoable } from "../lib/undo-toast.ts";
import type { Route } from "./+types/page.ts";
import { CARD_KEYS, TestimonialList } from "./list.tsx";
import { moderate, moderateSelected } from "./moderate.ts";
import { parseListView, type TestimonialListView, toUrl } from "./url-state.ts";

export const meta = () => pageMeta("Manage Testimonials");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const lists = await loadLists(request, parseListView(new URL(request.url).search));
  if (Object.values(lists).includes(null)) showNotLoaded(request, { kind: "bad", text: TESTIMONIAL_COPY.notLoaded });
  return lists;
}

export const shouldRevalidate = revalidateUnlessOpening;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const status = TESTIMONIAL_STATUSES.find((status) => status === form.get("export"));
  if (status) return exportFile(request, "GET /api/testimonials/export", { query: { status } });
  if (form.has("save")) return saveText(request);
  return form.has("several") ? moderateSelected(request) : moderate(request);
}

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
  return (
    <>
      <PageHeader title={t("Manage Testimonials")}>
        <ExportButton
          noun={t({ one: "testimonial", other: "testimonials" })}
          count={lists[tab]?.total ?? 0}
          contains={t("Names, email addresses and stories: tab {tab}.", { tab: LABELS[tab] })}
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
          panel: <Panel status={value} list={lists[value]} />,
        }))}
      />
    </>
  );
}

interface PanelProps {
  status: TestimonialStatus;
  /** Null when it could not be loaded. */
  list: Lists[TestimonialStatus];
}

function Panel({ status, list }: PanelProps) {
  return list ? (
    <>
      <TestimonialList status={status} list={list} />
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

interface Saved<Form> {
  rules: FormRules<Form>;
  sentences: ErrorMessages;

  /** For edit conflicts. */
  labels: Readonly<Record<keyof Form, string>>;
  send(
    request: Request,
    sent: { id: string; body: Form & { approve?: true }; version: string },
  ): Promise<ApiResponse<{ message: string }>>;
}

const COPY: Saved<Wording> = {
  rules: wordingForm,
  sentences: TESTIMONIAL_ERRORS,

  labels: { ...TESTIMONIAL_LABELS, description: t("Text on the site") },
  send: (request, sent) => apiFetch(request, "PUT /api/testimonials/update/{id}", sent),
};

const REASON: Saved<{ reason: string }> = {
  rules: reasonForm,
  sentences: MODERATION_ERRORS,

  labels: { reason: t("Reason") },
  send: (request, sent) => apiFetch(request, "PUT /api/testimonials/reason/{id}", sent),
};

/** Saves the text, or the rejection reason, depending on `save`. */
async function saveText(request: Request): Promise<SaveFormState> {
  const form = await request.formData();
  return form.get("save") === "reason" ? getSaveOptions(REASON, request, form) : getSaveOptions(COPY, request, form);
}

async function getSaveOptions<Form extends object>(
  kind: Saved<Form>,
  request: Request,
  form: FormData,
): Promise<SaveFormState> {
  const { rules, sentences, labels, send } = kind;
  const { save: _, id, approve, ...sent } = Object.fromEntries(form);
  const parsed = validateForm(rules, sent, { sentences });
  if (!parsed.saved) return parsed;
  const response = await saveWithVersion(parsed.value, readSeenVersion(form), labels, (fields, version) =>
    send(request, { id: String(id), body: approve ? { ...fields, approve: true } : fields, version }),
  );
  const undoable = { done: ({ message }: { message: string }) => showUndoable(message, "testimonial", [Number(id)]) };
  return showResult(response, { sentences, failed: TESTIMONIAL_COPY.notDone, ...(approve && undoable) });
}
