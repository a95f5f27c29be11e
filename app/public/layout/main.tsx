import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { KEEPS_HELP, LOADING } from "../../inline/lazy-hydration.ts";

interface MainProps {
  /** Whether the browser may keep the help page. */
  keepsHelp?: boolean;
  children: ReactNode;
}

/** Busy state during navigation. Set outside React, because clicks are marked before hydration. */
export function Main({ keepsHelp, children }: MainProps) {
  const { state } = useNavigation();
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const loading = state === "loading";

  useEffect(() => {
    if (loading) main.current?.setAttribute("aria-busy", "true");
    else main.current?.removeAttribute("aria-busy");
  }, [loading, key]);

  const title = useNewPage(main);

  return (
    <>
      <p className="visually-hidden" role="status">
        {title}
      </p>
      <main
        id="main"
        tabIndex={-1}
        ref={main}
        {...{ [LOADING]: loading ? "" : undefined, [KEEPS_HELP]: keepsHelp ? "" : undefined }}
      >
        {children}
      </main>
    </>
  );
}

/**
 * Moves the focus to the new page after a client-side navigation.
 * @returns its title, to be announced; blank after a document load
 */
function useNewPage(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    main.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, main]);
  return title;
}
