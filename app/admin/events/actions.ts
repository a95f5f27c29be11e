import { redirect } from "react-router";
import { isComing } from "../../../shared/events/event.ts";
import {
  type AdminEvent,
  LOCAL_EVENT_COPY,
  LOCAL_EVENT_ERRORS,
  type LocalEventChange,
  localEventChangeForm,
  localEventForm,
  type Override,
  type OverrideForm,
  overrideForm,
} from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { answered } from "../components/confirmation.tsx";
import { forgetServerDraft } from "../components/server-drafts.tsx";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { type ApiResponse, apiFetch } from "../lib/api-client.ts";
import { continueAs } from "../lib/drafts.ts";
import { getFailure, NOT_SAVED, showFormErrors, showResult, validateForm } from "../lib/form-result.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { parseDatetimeInput } from "../lib/parse-datetime-input.ts";
import { readSeenVersion, resolveSeen, saveWithVersion } from "../lib/save-with-version.ts";
import { showDeleted, showUndoable } from "../lib/undo-toast.ts";
import { savePicture } from "./save-picture.ts";
import { editUrl, siteUrl } from "./url-state.ts";

export type FieldName = keyof typeof EVENT_ADMIN_COPY.labels;
export const FIELDS = Object.keys(EVENT_ADMIN_COPY.labels) as FieldName[];
export const isMoment = (name: FieldName | "publish_at"): name is "starts_at" | "ends_at" | "publish_at" =>
  name === "starts_at" || name === "ends_at" || name === "publish_at";
type FeedValues = { message: string };
type ResultName = keyof typeof EVENT_ADMIN_COPY.afterLabels;
type Values = Partial<Record<FieldName | ResultName | "publish_at", unknown>>;

const COPY = { sentences: LOCAL_EVENT_ERRORS, failed: EVENT_ADMIN_COPY.notSaved };

export const NEW_DRAFT = "event:new";

export const getEventDraft = (key: string): string => `event:${key}`;

export async function runAction(request: Request): Promise<SaveFormState | Response> {
  const form = await request.formData();
  if (form.has("picture-act")) return savePicture(request, form);
  if (form.has("delete")) return removeEvent(request, form);
  if (form.has("use-feed")) return backToFeed(request, form);
  if (!form.has("key")) return addEvent(request, form);
  return saveEvent(request, form);
}

function valuesIn(form: FormData): Values {
  const values: Values = {};
  for (const name of [...FIELDS, "publish_at"] as const) {
    const typed = form.get(name);
    if (typed === null) continue;
    values[name] = isMoment(name) ? parseDatetimeInput(form, name) : typed;
  }
  return { ...values, ...resultsIn(form) };
}

/** Fields of an event that is over. */
function resultsIn(form: FormData): Values {
  if (!form.has("results_url")) return {};
  const runners = String(form.get("runners") ?? "").trim();
  const lists = (["gallery", "gallery_captions", "gallery_captions_ml"] as const).map((name) => [
    name,
    JSON.parse(String(form.get(name) ?? "[]")),
  ]);
  return {
    results_url: String(form.get("results_url")).trim(),
    runners: runners === "" ? null : Number(runners),
    ...Object.fromEntries(lists),
  };
}

async function addEvent(request: Request, form: FormData): Promise<SaveFormState | Response> {
  const parsed = validateForm(localEventForm, valuesIn(form), COPY);
  if (!parsed.saved) return parsed;
  const response = await apiFetch(request, "POST /api/events/add", { body: parsed.value });
  if (!response.ok) return showResult(response, COPY);
  const { key } = response.body.data;
  showResult(response, { ...COPY, site: siteUrl(key) });
  continueAs(NEW_DRAFT, getEventDraft(key));
  forgetServerDraft(NEW_DRAFT);
  return redirect(`${editUrl(key)}#pictures`);
}

/** Saves an event or an override, or a quick action. */
async function saveEvent(request: Request, form: FormData): Promise<SaveFormState> {
  const quick = form.get("quick");
  const values = valuesIn(form);
  if (quick !== null) {
    const missing = missingFields(String(quick), form);
    if (missing) return showFormErrors(missing, Object.values(missing)[0] ?? "", { kind: "warn" });
    values.status = quick;
    // A changed venue invalidates its Malayalam name.
    const { venue, venue_ml } = readSeenVersion(form).seen;
    if (values.venue !== undefined && values.venue !== venue && values.venue_ml === venue_ml) values.venue_ml = "";
  }
  const ofFeed = form.get("source") === "feed";
  const parsed = ofFeed
    ? validateForm(overrideForm, quick === null ? differsFromFeed(form, values) : values, COPY)
    : validateForm(localEventChangeForm, values, COPY);
  if (!parsed.saved) return parsed;
  const moved = quick === null ? await askWhetherMoved(form, values) : {};
  if (moved === null) return NOT_SAVED;
  const key = String(form.get("key"));
  const labels = EVENT_ADMIN_COPY.labels;
  const response = ofFeed
    ? await saveWithVersion(
        mergeFeedValues(form, { ...parsed.value, ...moved.values }) as Omit<Values, ResultName | "publish_at">,
        readSeenVersion(form),
        labels,
        async (picked, version) =>
          toFlatValues(
            await saveOverride(request, key, { ...differsFromFeed(form, picked), ...moved.correction }, version),
            {
              status: "planned",
              ...readFeedValues(form),
            },
          ),
      )
    : await saveWithVersion(
        { ...parsed.value, ...moved.values } as Values,
        readSeenVersion(form),
        { ...labels, ...EVENT_ADMIN_COPY.afterLabels, publish_at: EVENT_ADMIN_COPY.publishAt },
        (picked, version) =>
          apiFetch(request, "PUT /api/events/update/{key}", {
            key,
            body: { ...(picked as LocalEventChange), ...moved.correction },
            version,
          }),
      );
  const outcome = showResult(response, { ...COPY, site: siteUrl(key) });
  if (outcome.saved && quick === null) forgetServerDraft(getEventDraft(key));
  return outcome;
}

interface Moved {
  values?: Values;
  correction?: { correction: true };
}

/** Asks whether an announced event with a new day was moved. Returns the fields to add; null if cancelled. */
async function askWhetherMoved(form: FormData, { starts_at, status }: Values): Promise<Moved | null> {
  const before = readSeenVersion(form).seen as Partial<AdminEvent>;
  const isAnnounced =
    before.status === "planned" &&
    (before.publish_at ?? "") <= now() &&
    isComing({ starts_at: null, ends_at: null, ...before }, now());
  const isOther = typeof starts_at === "string" && before.starts_at != null && starts_at !== before.starts_at;
  if (!isAnnounced || !isOther || (status ?? before.status) !== "planned") return {};
  const { title, text, yes, no } = EVENT_ADMIN_COPY.moved;
  const given = await answered({
    title,
    text: interpolate(text, { before: formatDateTime(before.starts_at ?? ""), after: formatDateTime(starts_at) }),
    verb: yes,
    without: no,
    harmless: true,
  });
  if (given === "cancel") return null;
  return given === "yes" ? { values: { status: "moved" } } : { correction: { correction: true } };
}

const now = (): string => new Date().toISOString();

/** Saves an override; removes it when all values equal the feed's. */
async function saveOverride(
  request: Request,
  key: string,
  values: Values,
  version: string,
): Promise<ApiResponse<FeedValues>> {
  if (Object.entries(values).some(([name, value]) => name !== "correction" && value !== null))
    return apiFetch(request, "PUT /api/events/override/{key}", { key, body: values as OverrideForm, version });
  if (version === "0") return { ok: true, body: { message: LOCAL_EVENT_COPY.overridden } };
  return apiFetch(request, "DELETE /api/events/override/{key}", { key, version });
}

/** Required fields of a quick action. */
function missingFields(quick: string, form: FormData): Record<string, string> | null {
  if (!String(form.get("reason") ?? "").trim()) return { reason: EVENT_ADMIN_COPY.reasonMissing };
  if (quick !== "moved") return null;
  const before = readSeenVersion(form).seen as Partial<AdminEvent>;
  const same =
    parseDatetimeInput(form, "starts_at") === (before.starts_at ?? null) &&
    parseDatetimeInput(form, "ends_at") === (before.ends_at ?? null) &&
    String(form.get("venue") ?? "").trim() === (before.venue ?? "");
  return same ? { starts_at: EVENT_ADMIN_COPY.startMissing } : null;
}

/** Feed values when the form was opened. */
const readFeedValues = (form: FormData): Values => JSON.parse(String(form.get("feed") ?? "{}")) as Values;

const each = (values: Values, to: (name: FieldName, value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(name as FieldName, value)]));

/** Values that differ from the feed. */
const differsFromFeed = (form: FormData, values: Values): Values => {
  const feed = readFeedValues(form);
  return each(values, (name, value) => (value === (feed[name] ?? "") ? null : value));
};

/** Feed values fill unchanged fields, for comparing versions. */
const mergeFeedValues = (form: FormData, values: Values): Values => {
  const feed = readFeedValues(form);
  return each(values, (name, value) => value ?? feed[name] ?? null);
};

/** Flattens an override response. @param feed values underneath */
function toFlatValues<T>(response: ApiResponse<T>, feed: Values = {}): ApiResponse<T> {
  if (response.ok || !response.current || !("fields" in response.current)) return response;
  const { fields, ...rest } = response.current as Override;
  const values = Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? feed[name] ?? null]));
  return { ...response, current: { ...rest, ...values } };
}

async function removeEvent(request: Request, form: FormData): Promise<SaveFormState | Response> {
  const key = String(readSeenVersion(form).seen["key"]);
  const response = await resolveSeen(form, EVENT_ADMIN_COPY.confirmButton, (version) =>
    apiFetch(request, "DELETE /api/events/delete/{key}", { key, version }),
  );
  if (response === "kept") return NOT_SAVED;
  if (!response.ok) return getFailure(response, { ...COPY, failed: EVENT_ADMIN_COPY.notDeleted });
  showDeleted(response.body.message, "event", String(form.get("delete")));
  return redirect(EVENTS_SCREEN);
}

/** Removes the override. */
async function backToFeed(request: Request, form: FormData): Promise<SaveFormState | Response> {
  const key = String(readSeenVersion(form).seen["key"]);
  const response = await resolveSeen(form, EVENT_ADMIN_COPY.confirmFeedButton, async (version) =>
    toFlatValues(await apiFetch(request, "DELETE /api/events/override/{key}", { key, version })),
  );
  if (response === "kept") return NOT_SAVED;
  if (!response.ok) return showResult(response, COPY);
  const message = form.has("gone") ? EVENT_ADMIN_COPY.goneDeleted : response.body.message;
  showUndoable(message, "override", [Number(form.get("use-feed"))]);
  return redirect(EVENTS_SCREEN);
}
