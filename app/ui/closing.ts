import { type MouseEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** The state of a link that opens a dialog: by it the dialog knows that the page without it lies one step back. */
export const OPENS_DIALOG = { opensDialog: true } as const;

/** How a dialog that is a place with an address closes. */
export interface Closing {
  /** Goes to the page without the dialog: a step back where that page lies there, so that no entry stays behind. */
  close(): void;
  /** The same within this document, so that what it knows stays known; else to `address`, in place of the dialog. */
  closeHere(address: string): void;
  /** What a link needs that closes it, with or without scripts; `before` is done first, with scripts. */
  link(before?: () => void): {
    to: string;
    preventScrollReset: true;
    replace: true;
    onClick: (event: MouseEvent) => void;
  };
}

/** @param to the address of the page without the dialog */
export function useClosing(to: string): Closing {
  const navigate = useNavigate();
  const { state } = useLocation();
  const closed = useRef(false);
  const opened = (state as Partial<typeof OPENS_DIALOG> | null)?.opensDialog === true;
  const inPlace = { preventScrollReset: true, replace: true } as const;

  const leave = (back: boolean, address: string) => {
    // A second press while it closes would go back one step too far.
    if (closed.current) return;
    closed.current = true;
    if (back) navigate(-1);
    else navigate(address, inPlace);
  };
  const close = () => leave(opened || liesBehind(to), to);
  return {
    close,
    closeHere: (address) => leave(opened, address),
    link: (before) => ({
      to,
      ...inPlace,
      onClick(event) {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        before?.();
        passOverSecondPress();
        close();
      },
    }),
  };
}

/**
 * Of a double press that closes a dialog the second may find what lay under it already: it would take the focus from what
 * the dialog gave it back to, or press something that nobody meant.
 */
function passOverSecondPress(): void {
  const passOver = (event: Event) => {
    // Counted by the browser, however long the dialog took to go.
    if ((event as UIEvent).detail < 2) return end();
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    for (const kind of PRESS) removeEventListener(kind, passOver, true);
  };
  for (const kind of PRESS) addEventListener(kind, passOver, true);
}

const PRESS = ["mousedown", "click"] as const;

/** What is asked here of the browser's Navigation API, where it has one. */
interface History {
  entries(): { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** Whether an address is the entry before this one, as when the dialog was opened before React came. */
function liesBehind(address: string): boolean {
  const { navigation } = window as { navigation?: History };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return false;
  const [there, here] = [new URL(before), new URL(address, location.href)];
  return there.pathname === here.pathname && there.search === here.search;
}
