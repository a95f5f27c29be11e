import { Fragment, useEffect, useRef, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { MODERATION_LIMITS } from "../../../shared/testimonials/testimonials.limits.ts";
import { type Testimonial, WORDING_FIELDS } from "../../../shared/testimonials/testimonials.schema.ts";
import { MODERATION_ERRORS, TESTIMONIAL_LABELS } from "../../../shared/testimonials/testimonials.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { AcceptedPrivacyNotice } from "../components/accepted-privacy-notice.tsx";
import { SaveButton } from "../components/buttons.tsx";
import { Dialog } from "../components/dialog.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { Icon } from "../components/icon.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { useKeyboardShortcuts } from "../hooks/use-keyboard-shortcuts.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { openButton } from "../hooks/use-url-dialog.ts";
import { dropDraft, getDraft, saveDraft } from "../lib/drafts.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { ACTIONS } from "./card.tsx";
import { Diff, EditForm, getEditDraft } from "./edit-form.tsx";
import styles from "./list.module.css";
import { TestimonialPicture } from "./picture.tsx";
import { useTestimonialAction } from "./use-testimonial-action.ts";

/** Initial focus in an opened testimonial: its text or the rejection reason. */
export type BeginAt = "words" | "reason";

interface DetailProps {
  testimonial: Testimonial;
  focusOn: BeginAt | undefined;
  onClose: () => void;
  /** Called before an action that may remove it. */
  onAct: () => void;
}

export function Detail({ testimonial, focusOn, onClose, onAct }: DetailProps) {
  const { id, name, status } = testimonial;
  const mayEdit = status !== "rejected";
  const [editing, setEditing] = useState(mayEdit && (focusOn === "words" || getDraft(getEditDraft(id)) !== null));
  const dialog = { openedBy: openButton(id), onClose, closeFirst: true } as const;
  if (editing)
    return (
      <Dialog title={t("Edit testimonial")} {...dialog}>
        <EditForm
          testimonial={testimonial}
          onDone={(approved) => {
            setEditing(false);
            if (!approved) return;
            onClose();
            onAct();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog title={name} {...dialog}>
      <Facts testimonial={testimonial} />
      <OriginalText testimonial={testimonial} />
      {mayEdit && <TestimonialPicture testimonial={testimonial} />}
      {status === "rejected" && <ReasonForm key={testimonial.version} testimonial={testimonial} />}
      <Actions
        testimonial={testimonial}
        toReason={focusOn === "reason"}
        onEdit={() => setEditing(true)}
        onAct={() => {
          onClose();
          onAct();
        }}
      />
    </Dialog>
  );
}

function Facts({ testimonial }: Pick<DetailProps, "testimonial">) {
  const { created_at, email, description, notice_version } = testimonial;
  return (
    <>
      <dl className="facts">
        <dt>{t("Date & Time")}</dt>
        <dd>
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          <AcceptedPrivacyNotice version={notice_version} />
        </dd>
        <dt>{t("Email")}</dt>
        <dd>{email}</dd>
        {WORDING_FIELDS.filter((field) => field !== "name" && field !== "description" && testimonial[field]).map(
          (field) => (
            <Fragment key={field}>
              <dt>{TESTIMONIAL_LABELS[field]}</dt>
              <dd lang={detectLanguage(testimonial[field])}>{testimonial[field]}</dd>
            </Fragment>
          ),
        )}
      </dl>
      <p className={styles.story} lang={detectLanguage(description)}>
        “{description}”
      </p>
    </>
  );
}

/** Original text of edited fields. */
function OriginalText({ testimonial }: Pick<DetailProps, "testimonial">) {
  const { as_sent } = testimonial;
  if (!as_sent) return null;
  const fields = WORDING_FIELDS.filter((field) => as_sent[field] !== testimonial[field]);
  return (
    <section className={styles.sent} aria-label={t("As it was sent")}>
      <h3>{t("As it was sent")}</h3>
      <dl className="facts">
        {fields.map((field) => (
          <div key={field}>
            <dt>{TESTIMONIAL_LABELS[field]}</dt>
            <dd lang={detectLanguage(as_sent[field])}>
              {as_sent[field] ? <Diff text={as_sent[field]} now={testimonial[field]} /> : t("(empty)")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ActionsProps extends Pick<DetailProps, "testimonial" | "onAct"> {
  /** The focus begins on the reason for a rejection. */
  toReason: boolean;
  onEdit: () => void;
}

/** As on the card, plus delete and a reason for rejection. */
function Actions({ testimonial, toReason, onEdit, onAct }: ActionsProps) {
  const { id, status } = testimonial;
  const form = useRef<HTMLFormElement>(null);
  const { busy, act } = useTestimonialAction(testimonial, onAct);
  const draft = `rejecting:${id}`;
  const press = (wanted: string) => () => form.current?.querySelector<HTMLElement>(`[data-act="${wanted}"]`)?.click();
  useKeyboardShortcuts({ a: press("approve"), r: press("reject"), e: press("edit") }, 1);

  useEffect(() => {
    if (toReason) form.current?.querySelector("textarea")?.focus();
  }, [toReason]);

  const reject = () => {
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) return wrong.focus();
    void act("reject", String(new FormData(form.current ?? undefined).get("reason") ?? ""));
  };
  return (
    <form
      ref={form}
      className={styles.acts}
      onInput={({ currentTarget }) => saveDraft(draft, currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      {status === "pending" && (
        <Field
          name="reason"
          label={t("Reason, if you reject it (only staff see it)")}
          optional
          multiline
          limit={REASON_FIELD}
          defaultValue={getDraft(draft)?.["reason"]}
        />
      )}
      <div className="button-row">
        {ACTIONS[status].map(({ act: offered, label, icon, look }) =>
          offered === "delete" ? null : (
            <button
              key={label}
              className={`button ${look}`}
              type="button"
              data-act={offered}
              aria-disabled={busy || undefined}
              onClick={offered === "edit" ? onEdit : offered === "reject" ? reject : () => act(offered)}
            >
              <Icon name={icon} />
              {label}
            </button>
          ),
        )}
      </div>
    </form>
  );
}

const REASON_FIELD = countCharactersIn(MODERATION_ERRORS, MODERATION_LIMITS, "reason-too-long");

function ReasonForm({ testimonial }: { testimonial: Testimonial }) {
  // Revalidation must not change the base version.
  const [began] = useState(testimonial);
  const draft = `reason:${began.id}`;
  const [resets, reset] = useFormReset(draft);
  return <Reason key={resets} began={began} draft={draft} onDiscard={reset} />;
}

interface ReasonProps {
  began: Testimonial;
  /** Draft key. */
  draft: string;
  onDiscard: () => void;
}

function Reason({ began, draft, onDiscard }: ReasonProps) {
  const { Form, busy, errors, unsaved, sends } = useSaveForm(draft, () => dropDraft(draft));
  return (
    <Form {...sends} className={styles.edit}>
      <input type="hidden" name="save" value="reason" />
      <EditConflictBanner kind="testimonial" item={began} draft={draft} />
      {unsaved && <UnsavedNotice onDiscard={onDiscard} />}
      <Field
        label={t("Reason (only staff see it)")}
        optional
        multiline
        limit={REASON_FIELD}
        {...getFieldProps(began, errors)("reason")}
      />
      <div className="button-row">
        <SaveButton label={t("Save reason")} busyLabel={t("Saving...")} busy={busy} />
      </div>
    </Form>
  );
}
