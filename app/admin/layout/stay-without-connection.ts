import { useEffect } from "react";
import { CONNECTION_WORDS } from "../../../domain/connection.ts";
import { showOutcome } from "../outcome-toast.ts";

const WORDS = `${CONNECTION_WORDS.none} ${CONNECTION_WORDS.stays}`;

/**
 * Keeps a link from leaving the screen for a page of the browser's own: without a connection the code of another screen does
 * not come. A browser may be wrong about that, so the server is asked first.
 */
export function useStayWithoutConnection(): void {
  useEffect(() => {
    let there = false;
    const stay = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (navigator.onLine || there || !link || !leaves(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      there = await isThere(link.href);
      if (there) link.click();
      else showOutcome({ kind: "warn", words: WORDS });
      there = false;
    };
    addEventListener("click", stay, true);
    return () => removeEventListener("click", stay, true);
  }, []);
}

/** Whether a press on it takes the place of the screen by another of the site. */
const leaves = (link: HTMLAnchorElement, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  link.target === "" &&
  !link.hasAttribute("download") &&
  link.origin === location.origin &&
  link.pathname !== location.pathname;

const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
