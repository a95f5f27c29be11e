import type { ReactNode } from "react";
import { BULK_COPY } from "../../../shared/enquiries/workflow.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Selection } from "../hooks/use-selection.ts";
import styles from "./bulk-bar.module.css";

interface BulkBarProps {
  /** Accessible name. */
  name: string;
  selection: Pick<Selection, "selected" | "choose">;
  className?: string | undefined;
  /** Between the count and the actions. */
  above?: ReactNode;
  children: ReactNode;
}

/** Actions for the selection, at the foot of the screen. */
export const BulkBar = ({ name, selection: { selected, choose }, className = "", above, children }: BulkBarProps) => (
  <section className={`${styles.bar} ${className} not-printed`} aria-label={name}>
    <div className={styles.top}>
      <p role="status">{interpolate(BULK_COPY.count, { count: selected.length })}</p>
      <button className="text-link" type="button" onClick={() => choose([])}>
        {BULK_COPY.clear}
      </button>
    </div>
    {above}
    <div className={styles.acts}>{children}</div>
  </section>
);
