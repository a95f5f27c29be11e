import type { ReactNode } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "../components/buttons.tsx";
import styles from "./list.module.css";

/** Stored in English, shown in the language of the admin. */
const LABELS = t({
  Advertisement: "Advertisement",
  "Not about the campaign": "Not about the campaign",
  "Names a person": "Names a person",
  "Sent twice": "Sent twice",
});

export const showReason = (reason: string): string => LABELS[reason as keyof typeof LABELS] ?? reason;

interface RejectReasonsProps {
  id: string;
  busy: boolean;
  onReject: (reason: string) => unknown;
  /** Own words. */
  children: ReactNode;
}

/** Common reasons; pressing one rejects. */
export const RejectReasons = ({ id, busy, onReject, children }: RejectReasonsProps) => (
  <fieldset className={styles.reasons} id={id}>
    <legend>
      {t("Reject because")} <small>{t("only staff see it")}</small>
    </legend>
    {Object.entries(LABELS).map(([reason, label]) => (
      <ActionButton key={reason} label={label} busy={busy} onPress={() => onReject(reason)} />
    ))}
    {children}
  </fieldset>
);
