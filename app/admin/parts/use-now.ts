import { useEffect, useState } from "react";

/** How often waiting times are told anew, in milliseconds. */
const TELL_EVERY = 30_000;

/** The moment as it is now, in milliseconds, and again and again. */
export function useNow(every = TELL_EVERY): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(ticking);
  }, [every]);
  return now;
}
