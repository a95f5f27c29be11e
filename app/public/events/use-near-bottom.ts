import { useEffect, useRef } from "react";

/** Pixels, as specified. */
const NEAR_BOTTOM_PX = 200;

/**
 * Calls back near the bottom of the page, again after loading. Not while focus is after the list, which would
 * shift.
 */
export function useNearBottom(onNear: () => void, { shown, loading }: { shown: number; loading: boolean }): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (loading) return;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight - window.innerHeight - window.scrollY > NEAR_BOTTOM_PX) return;
      if (document.activeElement?.closest("main ~ *")) return;
      latest.current();
    };
    // After layout and scroll restoration.
    const first = requestAnimationFrame(() => requestAnimationFrame(look));
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [shown, loading]);
}
