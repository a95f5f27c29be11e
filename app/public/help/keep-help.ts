import { useEffect } from "react";

/**
 * Keeps the help page on the device, once the page that was asked for is there and nothing else is going on. Not where
 * somebody saves data, and not where somebody said no on the help page.
 */
export function useKeptHelp(offered: boolean): void {
  useEffect(() => {
    const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!offered || connection?.saveData || !serviceWorker) return;
    const begin = () => {
      if (read("help-kept") !== "no") serviceWorker.register("/worker.js").catch(() => undefined);
    };
    const later = () => (window.requestIdleCallback ?? setTimeout)(begin);
    if (document.readyState === "complete") later();
    else addEventListener("load", later, { once: true });
    return () => removeEventListener("load", later);
  }, [offered]);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
