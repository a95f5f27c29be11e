import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { LOADING } from "../../arrive-later.ts";

/**
 * The page itself. While the next one is on its way it says so, and a lane is painted along the window's edge. A press
 * marks it before React has even begun (`app/arrive-later.ts`), so what is said here is set beside React, not by it.
 */
export function Main({ children }: { children: ReactNode }) {
  const { state } = useNavigation();
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const loading = state === "loading";

  // The key stands for a page that was there at once: nothing was ever loading, and the press is answered.
  useEffect(() => {
    if (loading) main.current?.setAttribute("aria-busy", "true");
    else main.current?.removeAttribute("aria-busy");
  }, [loading, key]);

  return (
    <main id="main" tabIndex={-1} ref={main} {...{ [LOADING]: loading ? "" : undefined }}>
      {children}
    </main>
  );
}
