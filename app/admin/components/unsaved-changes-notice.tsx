import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "./buttons.tsx";
import styles from "./unsaved-changes-notice.module.css";

export const UnsavedNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.unsaved}>
    <p>{t("Unsaved changes from earlier.")}</p>
    <ActionButton look="text-link" label={t("Discard")} onPress={onDiscard} />
  </div>
);
