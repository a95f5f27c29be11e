import { useSyncExternalStore } from "react";

/** Below it the form of a CRUD screen is a dialog (`app/styles/admin/form-and-list.css`). */
export const NARROW = "(max-width: 56.1875em)";

/** Below it the sidebar is a drawer. */
export const WIDE = "(min-width: 64em)";

/** Whether a media query matches. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
