import { type RefObject, useId } from "react";
import type { AdminEvent } from "../../../shared/events/events-admin.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "../components/buttons.tsx";
import { useRestoreFocus } from "../hooks/use-focus-after-delete.ts";
import { useOpenDialog } from "../hooks/use-url-dialog.ts";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import styles from "./row.module.css";

const QuickActionDialog = loadOnTouch(async () => (await import("./quick-action-dialog.tsx")).QuickActionDialog);

interface QuickActionsProps {
  event: AdminEvent;
  /** Receives focus when the pressed button is gone. */
  heading: RefObject<HTMLElement | null>;
  onSaved?: () => void;
}

/** Postpones, moves or cancels an upcoming event, each in a dialog that asks only for what it needs. */
export function QuickActions({ event, heading, onSaved }: QuickActionsProps) {
  const id = useId();
  const dialog = useOpenDialog();
  const openedBy = ({ act }: Pick<QuickAction, "act">) => `${id}-${act}`;
  const opened = QUICK_ACTIONS.find(({ act }) => dialog.opened === `${act}-${event.key}`);
  useRestoreFocus(opened?.act ?? null, heading);
  const offered = QUICK_ACTIONS.filter(({ act }) => act !== "cancelled" || event.status !== act);
  return (
    <div className={`${styles.acts} not-printed`} role="group" aria-label={event.title}>
      {offered.map(({ act, label }) => (
        <ActionButton
          key={act}
          id={openedBy({ act })}
          label={label}
          onPress={() => dialog.open(`${act}-${event.key}`)}
        />
      ))}
      {opened && (
        <QuickActionDialog
          key={opened.act}
          quick={opened}
          event={event}
          openedBy={openedBy(opened)}
          onSaved={onSaved}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

const QUICK_ACTIONS = [
  { act: "postponed", label: t("Postpone"), title: t("Postpone this event"), says: t("Postpone it") },
  { act: "moved", label: t("Move"), title: t("Move this event"), says: t("Move it") },
  { act: "cancelled", label: t("Cancel event"), title: t("Cancel this event"), says: t("Cancel the event") },
] as const;
export type QuickAction = (typeof QUICK_ACTIONS)[number];
