import { redirect } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { type AdminContentPage, contentPageForm, scheduleForm } from "../../../shared/pages/pages.schema.ts";
import { CONTENT_PAGE_COPY, CONTENT_PAGE_ERRORS, contentPageUrl } from "../../../shared/pages/pages.ts";
import { forgetServerDraft } from "../components/server-drafts.tsx";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { type ApiResponse, apiFetch, localizeFailure, type ResponseOf } from "../lib/api-client.ts";
import { continueAs, dropDraft } from "../lib/drafts.ts";
import { failureToast, getFailure, showResult, validateForm } from "../lib/form-result.ts";
import { parseDatetimeInput } from "../lib/parse-datetime-input.ts";
import { showResultToast } from "../lib/result-toast.ts";
import {
  readSeenVersion,
  resolveSeen,
  type SeenVersion,
  saveOrResolve,
  saveWithVersion,
} from "../lib/save-with-version.ts";
import { showDeleted } from "../lib/undo-toast.ts";

const copy = CONTENT_PAGE_COPY;
const messages = CONTENT_PAGE_ERRORS;

const LABELS = { ...copy.labels, unpublish_at: copy.unpublishAt };
const CONTENT = Object.keys(CONTENT_PAGE_COPY.labels) as (keyof typeof CONTENT_PAGE_COPY.labels)[];

export type Previewed = ResponseOf<"POST /api/pages/{id}/preview"> | null;

export async function runAction(request: Request): Promise<SaveFormState | Previewed> {
  const form = await request.formData();
  const [preview, deleted, unpublished] = ["preview", "delete", "unpublish"].map((name) => form.get(name));
  if (preview) return sharePreview(request, String(preview));
  if (deleted) return removePage(request, String(deleted), form);
  if (unpublished) return unpublishPage(request, String(unpublished), form);
  const action = form.get("act");
  const unpublish_at = parseDatetimeInput(form, "unpublish_at");
  // A published page may get only an end date.
  if (action === "schedule" && form.has("shown") && !form.get("at"))
    return savePage(request, form, { alone: true, unpublish_at });
  const typed = { at: parseDatetimeInput(form, "at") ?? "", unpublish_at };
  const chosen = action === "schedule" ? validateForm(scheduleForm(Date.now()), typed, { sentences: messages }) : null;
  if (chosen?.saved === false) return chosen;
  const saved = await savePage(request, form, { alone: action === null });
  if (!("page" in saved) || action === null) return saved;
  await publishPage(request, saved.page, chosen?.value ?? {});
  if (!form.has("id")) throw redirect(`${PAGES_SCREEN}?page=${saved.page.id}`);
  // Saved even if publishing failed; the form continues from that version.
  return { saved: true };
}

/** Versions produced by unpublishing, by page and previous version. */
const resultUrl = new Map<string, string>();

/** An open form continues after one's own action elsewhere on the screen. */
function continueEditing(id: number, { seen, version }: SeenVersion): SeenVersion {
  const next = resultUrl.get(`${id} ${version}`);
  return next === undefined ? { seen, version } : continueEditing(id, { seen, version: next });
}

type Page = Pick<AdminContentPage, "id" | "version"> & { seen: Record<string, unknown> };

/** Saves unless unchanged; a new page is opened for editing. */
async function savePage(
  request: Request,
  form: FormData,
  { alone, unpublish_at }: { alone: boolean; unpublish_at?: string | null },
): Promise<SaveFormState | { page: Page; saved: true }> {
  const { unpublish_at: _, ...typed } = Object.fromEntries(form);
  const sent = { ...typed, ...(unpublish_at !== undefined && { unpublish_at }) };
  const parsed = validateForm(contentPageForm, sent, { sentences: messages });
  if (!parsed.saved) return parsed;
  const { value } = parsed;
  const id = Number(form.get("id") ?? 0);
  const { seen, version } = continueEditing(id, readSeenVersion(form));
  const isAsSaved = id > 0 && CONTENT.every((field) => value[field] === seen[field]);
  if (isAsSaved && !alone) return { page: { id, version: Number(version), seen }, saved: true };
  let page: Page | undefined;
  const toSaved = (response: ApiResponse<ResponseOf<"POST /api/pages/add">>) => {
    if (response.ok) page = { ...response.body.data, seen: { ...response.body.data } };
    return response;
  };
  const response =
    id > 0
      ? await saveWithVersion({ ...value }, { seen, version }, LABELS, async (values, at) =>
          toSaved(await apiFetch(request, "PUT /api/pages/update/{id}", { id, body: values, version: at })),
        )
      : toSaved(await apiFetch(request, "POST /api/pages/add", { body: value }));
  const outcome = showResult(response, { sentences: messages, failed: copy.notSaved, ...(!alone && { done() {} }) });
  if (!outcome.saved) return outcome;
  forgetServerDraft(id > 0 ? `pages:${id}` : String(form.get("draft")));
  if (id === 0 && page) {
    continueAs(String(form.get("draft")), `pages:${page.id}`);
    if (alone) throw redirect(`${PAGES_SCREEN}?page=${page.id}`);
  }
  return page ? { page, saved: true } : { saved: true };
}

/** @param when start time; absent: now */
async function publishPage(
  request: Request,
  page: Page,
  when: { at?: string; unpublish_at?: string | null | undefined },
): Promise<void> {
  const response = await saveOrResolve({
    seen: page.seen,
    version: String(page.version),
    verb: t("Publish"),
    send: (version) => apiFetch(request, "POST /api/pages/{id}/publish", { id: page.id, body: when, version }),
  });
  if (response === "kept") return;
  if (response.ok) {
    const site = when.at ? null : contentPageUrl(String(page.seen["slug"]));
    showResultToast({ kind: "ok", text: response.body.message }, {}, site);
  } else showResultToast(failureToast(localizeFailure(messages, response), copy.notPublished));
}

async function unpublishPage(request: Request, id: string, form: FormData): Promise<SaveFormState> {
  const waiting = readSeenVersion(form).seen["state"] === "scheduled";
  const response = await resolveSeen(form, "Unpublish", async (version) => {
    const response = await apiFetch(request, "POST /api/pages/{id}/unpublish", { id, body: { waiting }, version });
    if (response.ok) resultUrl.set(`${id} ${version}`, String(response.body.data.version));
    return response;
  });
  const outcome = showResult(response, { sentences: messages, failed: copy.notUnpublished });
  // It was published in the meantime.
  return typeof response !== "string" && !response.ok && response.status === 409 ? { saved: true } : outcome;
}

async function removePage(request: Request, id: string, form: FormData): Promise<SaveFormState> {
  const response = await resolveSeen(form, copy.confirmButton, (version) =>
    apiFetch(request, "DELETE /api/pages/delete/{id}", { id, version }),
  );
  return showResult(response, {
    sentences: messages,
    failed: copy.notDeleted,
    done({ message }) {
      dropDraft(`pages:${id}`);
      showDeleted(message, "page", id);
    },
  });
}

async function sharePreview(request: Request, id: string): Promise<Previewed> {
  const response = await apiFetch(request, "POST /api/pages/{id}/preview", { id });
  if (response.ok) showResultToast({ kind: "ok", text: copy.previewMade });
  else getFailure(response, { sentences: messages, failed: copy.notPreviewed });
  return response.ok ? response.body : null;
}
