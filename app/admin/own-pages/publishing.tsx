import { useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../parts/icon.tsx";
import styles from "./editor.module.css";

/** Puts what is written on the site: now, or from a moment on. What was typed is saved on the way. */
export function Publishing({ busy }: { busy: boolean }) {
  const [when, setWhen] = useState(false);
  return (
    <>
      <button className="button" type="submit" name="act" value="publish" aria-disabled={busy || undefined}>
        Publish now
      </button>
      <button className="button outlined" type="button" aria-expanded={when} onClick={() => setWhen(!when)}>
        <Icon name="calendar" />
        Schedule
      </button>
      {when && (
        <div className={styles.when}>
          <Field name="at" label="Appears, Indian time" type="datetime-local" />
          <button className="button" type="submit" name="act" value="schedule" aria-disabled={busy || undefined}>
            Publish then
          </button>
        </div>
      )}
    </>
  );
}
