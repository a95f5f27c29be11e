import { useState } from "react";
import { Link, redirect } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture, PictureUse } from "../../../shared/pictures/pictures.schema.ts";
import { PICTURE_COPY, PICTURE_ERRORS } from "../../../shared/pictures/pictures.ts";
import { Field } from "../../components/field.tsx";
import { SaveButton } from "../components/buttons.tsx";
import { useDeletion } from "../components/edit-and-delete.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { Icon, type IconName } from "../components/icon.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { PICTURES_SCREEN } from "../layout/screens.ts";
import { apiFetch } from "../lib/api-client.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/edit.ts";
import { ALT, ALT_ML, CREDIT, getUsage, SCREEN_COPY } from "./copy.ts";
import { FocusPoint } from "./focus-point.tsx";
import styles from "./page.module.css";
import { ReplaceFile } from "./replace-file.tsx";
import { getPlace, savePicture } from "./save.ts";

export const meta = () => pageMeta(t("Picture"));

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return { picture: null };
  const response = await apiFetch(request, "GET /api/pictures", { query: { ids: id } });
  return { picture: response.ok ? (response.body.data[0] ?? null) : ("failed" as const) };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const saved = await savePicture(request);
  return saved === "deleted" ? redirect(PICTURES_SCREEN) : saved;
}

export default function EditPicture({ loaderData: { picture } }: Route.ComponentProps) {
  const title = picture && picture !== "failed" ? picture.alt || t("Picture") : t("Picture");
  return (
    <>
      <PageHeader title={title} back={{ to: PICTURES_SCREEN, label: t("Pictures") }} />
      {picture === "failed" ? (
        <FailedState sentence={SCREEN_COPY.notLoaded} />
      ) : picture === null ? (
        <EmptyState>{PICTURE_ERRORS["picture-gone"]}</EmptyState>
      ) : (
        <Editor key={picture.id} picture={picture} />
      )}
    </>
  );
}

function Editor({ picture }: { picture: Picture }) {
  const draft = `picture-library:${picture.id}`;
  const [resets, reset] = useFormReset(draft);
  return <OpenForm key={resets} picture={picture} draft={draft} onReset={reset} />;
}

function OpenForm({ picture, draft, onReset }: { picture: Picture; draft: string; onReset: () => void }) {
  // A reload must not change the version that is edited.
  const [began] = useState(picture);
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(draft, onReset);
  const field = getFieldProps({ alt: began.alt, alt_ml: began.alt_ml, credit: began.credit }, errors);
  return (
    <div className={styles.edit}>
      <section className="panel" aria-label={t("Picture")}>
        <FocusPoint key={picture.url} picture={picture} form={form} draft={draft} began={began.focus} />
        <ReplaceFile picture={picture} />
      </section>
      <section className="panel" aria-label={t("Descriptions")}>
        <Form {...sends} className="office-form">
          <EditConflictBanner kind="picture" item={began} draft={draft} />
          {unsaved && <UnsavedNotice onDiscard={onReset} />}
          <input type="hidden" name="focus_x" defaultValue={String(began.focus.x)} />
          <input type="hidden" name="focus_y" defaultValue={String(began.focus.y)} />
          <TranslationHints item={{ kind: "picture", id: began.id }} form={form}>
            <Field multiline label={PICTURE_COPY.labels.alt} limit={ALT} {...field("alt")} />
            <p className="quiet">{SCREEN_COPY.sayWhat}</p>
            <Field multiline label={PICTURE_COPY.labels.alt_ml} optional limit={ALT_ML} {...field("alt_ml")} />
            <Field label={PICTURE_COPY.labels.credit} optional limit={CREDIT} {...field("credit")} />
          </TranslationHints>
          <div className="button-row">
            <SaveButton label={t("Save")} busyLabel={t("Saving...")} busy={busy} />
          </div>
        </Form>
        <Used picture={picture} />
      </section>
    </div>
  );
}

const PLACES: Record<PictureUse["kind"], { label: string; icon: IconName }> = {
  page: { label: t("Page"), icon: "page" },
  event: { label: t("Event"), icon: "calendar" },
  testimonial: { label: t("Testimonial"), icon: "chat" },
  partner: { label: t("Partner"), icon: "flag" },
};

function Used({ picture }: { picture: Picture }) {
  const { used_in } = picture;
  const { busy, deleteIt } = useDeletion({
    key: `picture ${picture.id}`,
    seen: picture,
    copy: SCREEN_COPY,
    target: picture.alt || t("Picture"),
  });
  const off = used_in.length > 0;
  return (
    <div className={styles.used}>
      <h2>{getUsage(picture)}</h2>
      <ul>
        {used_in.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Link to={getPlace(use)}>
              <Icon name={PLACES[use.kind].icon} />
              <span>
                {PLACES[use.kind].label}: {use.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {off && (
        <p className="quiet" id="why-not-deleted">
          {SCREEN_COPY.used}
        </p>
      )}
      <button
        className="button small outlined danger"
        type="button"
        aria-disabled={off || busy || undefined}
        aria-describedby={off ? "why-not-deleted" : undefined}
        onClick={() => off || busy || deleteIt()}
      >
        <Icon name="trash" />
        {t("Delete")}
      </button>
    </div>
  );
}
