import { useEffect, useState } from "react";

const TICK_MS = 30_000;

/** Current time in ms, refreshed. */
export function useNow(every = TICK_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(ticking);
  }, [every]);
  return now;
}
