import { ActionButton } from "./action-button.tsx";
import styles from "./unsaved-changes-notice.module.css";

export const UnsavedNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.unsaved}>
    <p>Not saved yet: this is what you typed before.</p>
    <ActionButton look="text-link" label="Discard it" onPress={onDiscard} />
  </div>
);
