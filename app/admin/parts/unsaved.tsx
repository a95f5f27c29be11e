import styles from "./unsaved.module.css";

/** Stands in a form that holds what was typed before and never saved, so that nobody takes it for saved. */
export const Unsaved = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.unsaved}>
    <p>Not saved yet: this is what you typed before.</p>
    <button className="text-link" type="button" onClick={onDiscard}>
      Discard it
    </button>
  </div>
);
