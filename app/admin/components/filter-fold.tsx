import { type ReactNode, useId, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "./buttons.tsx";
import styles from "./filter-fold.module.css";

/** Fields of a filter form; on phones behind a button, open while a filter is active. */
export function FilterFold({ active, children }: { active: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(active);
  const id = useId();
  return (
    <>
      <span className={styles.opener}>
        <ActionButton
          icon="filter"
          label={t("Filter")}
          aria-expanded={open}
          aria-controls={id}
          onPress={() => setOpen(!open)}
        />
      </span>
      <div className={styles.fields} id={id} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
