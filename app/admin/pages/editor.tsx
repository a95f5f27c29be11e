import { type FormEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { AdminContentPage } from "../../../shared/pages/pages.schema.ts";
import {
  CONTENT_PAGE_COPY,
  CONTENT_PAGE_ERRORS,
  CONTENT_PAGE_LIMITS,
  contentPageUrl,
  toSlug,
} from "../../../shared/pages/pages.ts";
import type { PageDraft } from "../../../shared/pages/policy-templates.ts";
import { fromIstLocal, toIstLocal } from "../../../shared/time/ist-days.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { showToast } from "../../components/toasts.ts";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { useDeletion } from "../components/edit-and-delete.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { Icon } from "../components/icon.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { forgetServerDraft, ServerDrafts } from "../components/server-drafts.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { formatDateTime, formatRange } from "../lib/format-date.ts";
import type { Previewed } from "./actions.ts";
import styles from "./editor.module.css";
import { PublicationStatus, ReplacesRoute } from "./list.tsx";
import { Texts } from "./text-fields.tsx";

const TITLE = countCharactersIn(CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, "title-too-long");
const SLUG = countCharactersIn(CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, "slug-too-long");

interface EditorProps {
  /** Absent: a new page. */
  page: AdminContentPage | undefined;
  begun: PageDraft | undefined;
}

/** The form is reset after each save. */
export function Editor({ page, begun }: EditorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = `pages:${page?.id ?? `new ${begun?.slug ?? ""}`}`;
  const [times, begin] = useFormReset(draft);
  const reset = () => {
    begin();
    // Ctrl S keeps the cursor in the text.
    if (!(document.activeElement as HTMLElement | null)?.isContentEditable) heading.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={page ? t("Edit page") : t("Add page")}
        heading={heading}
        back={{ to: PAGES_SCREEN, label: t("Pages") }}
      />
      {page && <PublicationSummary page={page} />}
      <PageForm key={times} page={page} begun={begun} draft={draft} onSaved={reset} />
      {page && <PageActions page={page} />}
    </>
  );
}

function PublicationSummary({ page }: { page: AdminContentPage }) {
  const { id, state, publish_at, unpublish_at, shown, newer } = page;
  return (
    <div className={styles.standing}>
      <PublicationStatus page={page} />
      <ReplacesRoute slug={page.slug} />
      <p lang={detectLanguage(page.title)}>
        {shown ? t("On the site since {when}.", { when: formatDateTime(shown.from) }) : t("Not published yet.")}
        {state === "scheduled" && publish_at && ` ${t("Scheduled for {when}.", { when: formatDateTime(publish_at) })}`}
        {unpublish_at && ` ${interpolate(CONTENT_PAGE_COPY.ends, { when: formatRange(unpublish_at, null) })}`}{" "}
        {newer && <b>{t("The newer draft is not published.")}</b>}
      </p>
      {shown && (
        <a className="text-link" href={contentPageUrl(shown.slug)} target="_blank" rel="noreferrer">
          <Icon name="outside" />
          {t("View on site")}
        </a>
      )}
      <Link className="text-link" to={`${PAGES_SCREEN}?page=${id}&versions=1`}>
        <Icon name="restore" />
        {t("Compare versions")}
      </Link>
    </div>
  );
}

interface FormProps extends EditorProps {
  draft: string;
  onSaved: () => void;
}

function PageForm({ page, begun, draft, onSaved }: FormProps) {
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(draft, onSaved);
  const field = getFieldProps(begun, errors);
  const suggested = useRef("");
  /** The address follows the title of a new page until it is edited. */
  const suggestAddress = ({ target }: FormEvent) => {
    const title = target as HTMLInputElement;
    const slug = form.current?.elements.namedItem("slug") as HTMLInputElement;
    if (page || title.name !== "title" || slug.value !== suggested.current) return;
    slug.value = suggested.current = toSlug(title.value);
    slug.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <Form {...sends} className="panel office-form" aria-label={page ? t("Page") : t("New page")}>
      {page ? (
        <EditConflictBanner kind="page" item={page} draft={draft} />
      ) : (
        <input type="hidden" name="draft" value={draft} />
      )}
      {unsaved && (
        <UnsavedNotice
          onDiscard={() => {
            forgetServerDraft(draft);
            onSaved();
          }}
        />
      )}
      <ServerDrafts draft={draft} version={page?.version ?? 0} form={form} />
      <TranslationHints item={page ? { kind: "page", id: page.id } : null} form={form}>
        <div className={styles.titleAndAddress} onInput={suggestAddress}>
          <Field label={CONTENT_PAGE_COPY.labels.title} limit={TITLE} {...field("title")} />
          <Field
            label={t("{label}, after /info/", { label: CONTENT_PAGE_COPY.labels.slug })}
            limit={SLUG}
            autoComplete="off"
            {...field("slug")}
          />
        </div>
        <Texts page={begun} errors={errors} />
      </TranslationHints>
      <p className="quiet">{CONTENT_PAGE_COPY.releases}</p>
      <p className="quiet">{CONTENT_PAGE_COPY.kept}</p>
      <div className={styles.bar}>
        <SaveButton label={t("Save draft")} busyLabel={t("Saving...")} busy={busy} quiet />
        <Publishing page={page} busy={busy} errors={errors} />
      </div>
    </Form>
  );
}

function PageActions({ page }: { page: AdminContentPage }) {
  const { id, title, version, state } = page;
  const ending = usePostAction(`unpublish page ${id}`);
  const { busy, deleteIt } = useDeletion({ key: `page ${id}`, seen: page, copy: CONTENT_PAGE_COPY, target: title });
  const end = () => ending.post({ unpublish: id, version, seen: JSON.stringify(page) });
  return (
    <section className="panel" aria-label={t("More")}>
      <Preview id={id} />
      <div className="button-row">
        {state !== "draft" && (
          <ActionButton
            label={state === "scheduled" ? t("Cancel schedule") : t("Unpublish")}
            busy={ending.busy}
            onPress={end}
          />
        )}
        <ActionButton icon="trash" label={t("Delete")} danger busy={busy} onPress={deleteIt} />
      </div>
    </section>
  );
}

function Preview({ id }: { id: number }) {
  const { data, busy, post } = usePostAction<Previewed>(`preview page ${id}`);
  const field = useId();
  const copy = () =>
    navigator.clipboard.writeText(data?.url ?? "").then(
      () => showToast({ kind: "ok", text: CONTENT_PAGE_COPY.copied }),
      () => document.getElementById(field)?.focus(),
    );
  return (
    <div className={styles.preview}>
      <ActionButton icon="link" label={t("Preview link, 24 h")} busy={busy} onPress={() => post({ preview: id })} />
      <p>{CONTENT_PAGE_COPY.aboutPreview}</p>
      {data && (
        <div className="field">
          <label htmlFor={field}>{t("Preview link, until {when}", { when: formatDateTime(data.until) })}</label>
          <div className={styles.link}>
            <input className="input" id={field} readOnly value={data.url} onFocus={(event) => event.target.select()} />
            <ActionButton icon="copy" label={t("Copy")} onPress={copy} />
          </div>
        </div>
      )}
    </div>
  );
}

interface PublishingProps {
  page: AdminContentPage | undefined;
  busy: boolean;
  errors: LocalizedErrors["errors"];
}

/** Saves, then publishes now or later. */
function Publishing({ page, busy, errors }: PublishingProps) {
  const [when, setWhen] = useState(false);
  const [times, setTimes] = useState({ at: "", unpublish_at: "" });
  const [start, end] = [fromIstLocal(times.at), fromIstLocal(times.unpublish_at)];
  const unpublishAt = page?.unpublish_at ?? "";
  return (
    <>
      <button className="button red" type="submit" name="act" value="publish" aria-disabled={busy || undefined}>
        {t("Publish now")}
      </button>
      <ActionButton
        look="button outlined"
        icon="calendar"
        label={t("Schedule")}
        aria-expanded={when}
        onPress={() => setWhen(!when)}
      />
      {when && (
        <div
          className={styles.when}
          onInput={({ target }) =>
            target instanceof HTMLInputElement && setTimes((before) => ({ ...before, [target.name]: target.value }))
          }
        >
          {page?.shown && <input type="hidden" name="shown" value="1" />}
          <input type="hidden" name="unpublish_at_was" value={unpublishAt} />
          <Field
            name="at"
            label={t("Publish at (IST)")}
            optional={Boolean(page?.shown)}
            type="datetime-local"
            error={errors["at"]}
          />
          <Field
            name="unpublish_at"
            label={`${CONTENT_PAGE_COPY.unpublishAt} (IST)`}
            optional
            type="datetime-local"
            error={errors["unpublish_at"]}
            defaultValue={unpublishAt && toIstLocal(unpublishAt)}
          />
          <button className="button" type="submit" name="act" value="schedule" aria-disabled={busy || undefined}>
            {t("Schedule page")}
          </button>
          <p className="quiet" role="status">
            {start && interpolate(CONTENT_PAGE_COPY.appears, { when: formatRange(start, null) })}{" "}
            {end && interpolate(CONTENT_PAGE_COPY.ends, { when: formatRange(end, null) })}
          </p>
        </div>
      )}
    </>
  );
}
