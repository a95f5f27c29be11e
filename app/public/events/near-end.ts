import { useEffect, useRef } from "react";

/** How near the page's bottom counts as its end, in pixels (docs/product.md, 2.8). */
const NEAR = 200;

/**
 * Calls back whenever the page is scrolled near its bottom, and is there still when what was called for has come: it may
 * not have moved the bottom away. Not while the focus is in what follows the list: whoever is there wants to stay there.
 */
export function useNearEnd(onNear: () => void, { shown, loading }: { shown: number; loading: boolean }): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (loading) return;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight - window.innerHeight - window.scrollY > NEAR) return;
      if (document.activeElement?.closest("main ~ *")) return;
      latest.current();
    };
    // Only once the cards have their place; the first look never precedes the visitor's own scrolling back.
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
