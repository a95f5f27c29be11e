import type { ReactNode } from "react";

/** Lanes without anybody on them, or broken off where something could not be had. */
const LANES = {
  empty: "M0 14H150M0 30H150M0 46H150",
  broken: "M0 14H60M92 14H150M0 30H48M82 30H150M0 46H66M98 46H150",
} as const;

/** Stands where there is nothing to show; what could not be had is told at once. */
export const State = ({ lanes, children }: { lanes: keyof typeof LANES; children: ReactNode }) => (
  <div className="state" role={lanes === "broken" ? "alert" : undefined}>
    <svg viewBox="0 0 150 60" aria-hidden="true">
      <path className={lanes} d={LANES[lanes]} />
    </svg>
    {children}
  </div>
);
