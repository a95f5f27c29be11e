import type { ReactNode } from "react";

const VARIANTS = {
  empty: "M0 14H150M0 30H150M0 46H150",
  broken: "M0 14H60M92 14H150M0 30H48M82 30H150M0 46H66M98 46H150",
} as const;

/** Empty or error state; errors are announced. */
export const EmptyState = ({ lanes, children }: { lanes: keyof typeof VARIANTS; children: ReactNode }) => (
  <div className="state" role={lanes === "broken" ? "alert" : undefined}>
    <svg viewBox="0 0 150 60" aria-hidden="true">
      <path className={lanes === "broken" ? "broken" : "empty"} d={VARIANTS[lanes]} />
    </svg>
    {children}
  </div>
);
