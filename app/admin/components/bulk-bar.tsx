import type { ReactNode } from "react";
import { BULK_COPY } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Selection } from "../hooks/use-selection.ts";
import styles from "./bulk-bar.module.css";
import { ActionButton } from "./buttons.tsx";

interface BulkBarProps {
  /** Accessible name. */
  name: string;
  selection: Pick<Selection, "selected" | "end">;
  className?: string | undefined;
  /** Between the count and the actions. */
  above?: ReactNode;
  children: ReactNode;
}

/** Actions for the selection, at the foot of the screen. */
export const BulkBar = ({ name, selection: { selected, end }, className = "", above, children }: BulkBarProps) => (
  <section className={`${styles.bar} ${className} not-printed`} aria-label={name}>
    <div className={styles.top}>
      <p role="status">{interpolate(BULK_COPY.count, { count: selected.length })}</p>
      <button className="text-link" type="button" onClick={end}>
        {BULK_COPY.clear}
      </button>
    </div>
    {above}
    <div className={styles.acts}>{children}</div>
  </section>
);

interface SelectionToolsProps {
  selection: Selection;
  /** Of the box that selects all. */
  label: string;
  className?: string | undefined;
}

/** Selects all of a list; on phones a button shows the boxes first. */
export const SelectionTools = ({ selection, label, className = "" }: SelectionToolsProps) => (
  <div className={`${styles.tools} ${className}`} data-selecting={selection.isSelecting || undefined}>
    <label className="tick">
      <input
        type="checkbox"
        checked={selection.all}
        ref={(box) => {
          if (box) box.indeterminate = selection.selected.length > 0 && !selection.all;
        }}
        onChange={selection.toggleAll}
      />
      {label}
    </label>
    <ActionButton
      icon={selection.isSelecting ? "check" : "select"}
      label={selection.isSelecting ? t("Done") : t("Select")}
      onPress={selection.isSelecting ? selection.end : selection.begin}
    />
  </div>
);
