import { useState } from "react";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { CONTENT_PAGE_COPY } from "../../../shared/pages/pages.ts";
import { fromIstLocal } from "../../../shared/time/ist-days.ts";
import { Field } from "../../components/field.tsx";
import { ActionButton } from "../components/action-button.tsx";
import { formatRange } from "../lib/format-date.ts";
import styles from "./editor.module.css";

/** Saves, then publishes now or later. */
export function Publishing({ busy, error }: { busy: boolean; error: string | undefined }) {
  const [when, setWhen] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  return (
    <>
      <button className="button red" type="submit" name="act" value="publish" aria-disabled={busy || undefined}>
        Publish now
      </button>
      <ActionButton
        look="button outlined"
        icon="calendar"
        label="Schedule"
        aria-expanded={when}
        onPress={() => setWhen(!when)}
      />
      {when && (
        <div
          className={styles.when}
          onInput={({ target }) => target instanceof HTMLInputElement && setAt(fromIstLocal(target.value))}
        >
          <Field name="at" label="Appears, Indian time" type="datetime-local" error={error} />
          <button className="button" type="submit" name="act" value="schedule" aria-disabled={busy || undefined}>
            Publish then
          </button>
          {at && <p className="quiet">{interpolate(CONTENT_PAGE_COPY.appears, { when: formatRange(at, null) })}</p>}
        </div>
      )}
    </>
  );
}
