import { useId, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { Trans } from "../../i18n/trans.tsx";
import { ActionButton } from "../components/buttons.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import { Icon, type IconName } from "../components/icon.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { Switch } from "../components/switch.tsx";
import { useLongPress } from "../hooks/use-long-press.ts";
import type { Selection } from "../hooks/use-selection.ts";
import { openButton } from "../hooks/use-url-dialog.ts";
import { isDoubleClickEcho } from "../lib/double-click.ts";
import { formatDateTime, formatRelative } from "../lib/format-date.ts";
import styles from "./list.module.css";
import type { ModerationAction } from "./moderate.ts";
import { RejectReasons, showReason } from "./reject-reasons.tsx";
import { useTestimonialAction } from "./use-testimonial-action.ts";

interface CardProps {
  testimonial: Testimonial;
  onOpen: () => void;
  onEdit: () => void;
  /** Opens it at the reason for its rejection. */
  onReject: () => void;
  /** Called before an action that may remove the card. */
  onAct: () => void;
  /** Absent without bulk actions. */
  selection: Selection | undefined;
}

export function Card({ testimonial, onOpen, onEdit, onReject, onAct, selection }: CardProps) {
  const { id, name, email, designation, title, description, created_at, status, is_visible } = testimonial;
  const heading = useId();
  const reasons = useId();
  const [asksReason, setAsksReason] = useState(false);
  const { busy, act } = useTestimonialAction(testimonial, onAct);
  const select = () => selection?.toggle(id);
  const longPress = useLongPress(() => {
    selection?.begin();
    select();
  });
  // The filled button is in the bulk bar.
  const isQuiet = selection && selection.selected.length > 0;
  return (
    <article
      className={`card clickable ${styles.testimonial}`}
      aria-labelledby={heading}
      aria-busy={busy}
      {...(selection && longPress)}
    >
      <div className={styles.top}>
        <h2 id={heading} lang={detectLanguage(name)}>
          <button
            id={openButton(id)}
            type="button"
            className="card-opener"
            onClick={selection?.isSelecting ? select : onOpen}
            aria-haspopup="dialog"
          >
            {name}
          </button>
        </h2>
        {selection && (
          <div className={styles.select}>
            <Checkbox label={t("Select {name}", { name })} checked={selection.isSelected(id)} onChange={select} />
          </div>
        )}
      </div>
      <p className="card-line">{email}</p>
      <p className="card-line" lang={detectLanguage(designation)}>
        {designation}
      </p>
      {status === "pending" && (
        <p className="card-line">
          <Trans
            message={t("Sent {when}")}
            values={{
              when: (
                <time dateTime={created_at} title={formatDateTime(created_at)}>
                  {formatRelative(created_at)}
                </time>
              ),
            }}
          />
        </p>
      )}
      {title && (
        <p className={styles.title} lang={detectLanguage(title)}>
          {title}
        </p>
      )}
      {/* Full text: moderators need all of it. */}
      <p
        className={status === "pending" ? `card-text ${styles.whole}` : "card-text"}
        lang={detectLanguage(description)}
      >
        “{description}”
      </p>
      <Notes testimonial={testimonial} />
      <LastChanged changed={testimonial.changed} />
      <div className="button-row">
        {status === "approved" && (
          <Switch
            label={t("On the site")}
            on={is_visible === 1}
            states={[t("Showing"), t("Hidden")]}
            subject={heading}
            busy={busy}
            onChange={() => act(is_visible ? "hide" : "show")}
          />
        )}
        {ACTIONS[status].map(({ act: offered, label, icon, look, inDialog }) =>
          inDialog ? null : (
            <button
              key={label}
              className={`button small ${look || (isQuiet ? "outlined" : "")}`}
              type="button"
              data-act={offered}
              aria-describedby={heading}
              aria-disabled={busy || undefined}
              // After the first click of a double click another card may be here.
              onClick={(event) => isDoubleClickEcho(event) || (offered === "edit" ? onEdit() : act(offered))}
            >
              <Icon name={icon} />
              {label}
            </button>
          ),
        )}
        {status === "pending" && (
          <ActionButton
            label={t("Give a reason")}
            aria-describedby={heading}
            aria-expanded={asksReason}
            aria-controls={asksReason ? reasons : undefined}
            onPress={() => setAsksReason(!asksReason)}
          />
        )}
      </div>
      {asksReason && (
        <RejectReasons id={reasons} busy={busy} onReject={(reason) => act("reject", reason)}>
          <ActionButton label={t("Own words…")} onPress={onReject} />
        </RejectReasons>
      )}
    </article>
  );
}

const Notes = ({ testimonial: { lightly_edited, reason } }: Pick<CardProps, "testimonial">) => (
  <>
    {lightly_edited && <p className={styles.note}>{t("Edited, original kept")}</p>}
    {reason && (
      <p className={styles.note} lang={detectLanguage(reason)}>
        <span lang="en">{t("Reason:")}</span> {showReason(reason)}
      </p>
    )}
  </>
);

interface Offered {
  act: ModerationAction | "edit";
  label: string;
  icon: IconName;
  look: "" | "outlined" | "outlined danger";
  inDialog?: true;
}

const EDIT: Offered = { act: "edit", label: t("Edit"), icon: "pencil", look: "outlined" };
const DELETE: Offered = { act: "delete", label: t("Delete"), icon: "trash", look: "outlined danger" };

/** Actions by status, without the visibility switch. */
export const ACTIONS: Record<TestimonialStatus, readonly Offered[]> = {
  pending: [
    { act: "approve", label: t("Approve"), icon: "check", look: "" },
    { act: "reject", label: t("Reject"), icon: "close", look: "outlined" },
    EDIT,
  ],
  approved: [
    EDIT,
    { act: "reopen", label: t("Back to incoming"), icon: "restore", look: "outlined", inDialog: true },
    DELETE,
  ],
  rejected: [{ act: "restore", label: t("Restore"), icon: "restore", look: "" }, DELETE],
};
