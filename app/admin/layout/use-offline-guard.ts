import { useEffect } from "react";
import { CONNECTION_COPY } from "../../../shared/i18n/offline-messages.ts";
import { showResultToast } from "../lib/result-toast.ts";

const COPY = `${CONNECTION_COPY.none} ${CONNECTION_COPY.stays}`;

/**
 * Blocks navigation while offline, since the next screen's code could not load. Asks the server, because
 * `navigator.onLine` may be wrong.
 */
export function useOfflineGuard(): void {
  useEffect(() => {
    let reachable = false;
    const stay = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (navigator.onLine || reachable || !link || !isLeaving(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      reachable = await isReachable(link.href);
      if (reachable) link.click();
      else showResultToast({ kind: "warn", text: COPY });
      reachable = false;
    };
    addEventListener("click", stay, true);
    return () => removeEventListener("click", stay, true);
  }, []);
}

const isLeaving = (link: HTMLAnchorElement, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  link.target === "" &&
  !link.hasAttribute("download") &&
  link.origin === location.origin &&
  link.pathname !== location.pathname;

const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
