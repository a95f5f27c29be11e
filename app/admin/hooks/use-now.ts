import { useEffect, useState } from "react";

const TELL_EVERY = 30_000;

/** Current time in ms, refreshed. */
export function useNow(every = TELL_EVERY): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(ticking);
  }, [every]);
  return now;
}
