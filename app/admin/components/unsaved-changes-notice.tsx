import { ActionButton } from "./buttons.tsx";
import styles from "./unsaved-changes-notice.module.css";

export const UnsavedNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.unsaved}>
    <p>Unsaved changes from earlier.</p>
    <ActionButton look="text-link" label="Discard" onPress={onDiscard} />
  </div>
);
