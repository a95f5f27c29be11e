import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { detectLanguage } from "../../shared/i18n/languages.ts";
import { useControlMessages } from "./control-messages.ts";
import { Icon } from "./icon.tsx";
import { ToastRegion } from "./toast-region.tsx";

interface DialogProps {
  title: string;
  closing: DialogClose;
  /** Id of the opener, which regains focus. */
  openedBy: string;
  /** Initial focus on the close button. */
  readOnly?: boolean;
  children: ReactNode;
}

/**
 * URL-addressable dialog: rendered open by the server, closed by links, so it works without scripts. After
 * hydration it is modal with a focus trap.
 */
export function Dialog({ title, closing, openedBy, readOnly, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const messages = useControlMessages();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const focused = element.contains(document.activeElement)
      ? document.activeElement
      : element.querySelector(".dialog-close");
    element.removeAttribute("open");
    element.showModal();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return () => {
      element.close();
      requestAnimationFrame(() => {
        // The new content may already have taken focus.
        if (document.activeElement === document.body) document.getElementById(openedBy)?.focus({ preventScroll: true });
      });
    };
  }, [openedBy]);

  return (
    <dialog
      ref={dialog}
      className="veil"
      open
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) closing.close();
      }}
    >
      <Link className="ground" {...closing.link()} tabIndex={-1} aria-hidden="true" />
      <div className="modal">
        <h2 id={heading} lang={detectLanguage(title)}>
          {title}
        </h2>
        {children}
        <Link className="dialog-close" {...closing.link()} autoFocus={readOnly}>
          <Icon name="close" />
          <span className="visually-hidden">{messages.close}</span>
        </Link>
      </div>
      <ToastRegion insideDialog />
    </dialog>
  );
}

/** History state: the page without the dialog is one step back. */
export const OPENS_DIALOG = { opensDialog: true } as const;

/** Closes a URL-addressable dialog. */
interface DialogClose {
  /** Goes back if possible, so that no history entry remains. */
  close(): void;
  /** Goes back within this document, which keeps its state; otherwise replaces the entry with `address`. */
  closeHere(address: string): void;
  /** Props of a closing link; `before` needs scripts. */
  link(before?: () => void): {
    to: string;
    preventScrollReset: true;
    replace: true;
    onClick: (event: MouseEvent) => void;
  };
}

/** @param to URL without the dialog */
export function useDialogClose(to: string): DialogClose {
  const navigate = useNavigate();
  const { state } = useLocation();
  const closed = useRef(false);
  const opened = (state as Partial<typeof OPENS_DIALOG> | null)?.opensDialog === true;
  const inPlace = { preventScrollReset: true, replace: true } as const;

  const leave = (back: boolean, address: string) => {
    // A double click would go back twice.
    if (closed.current) return;
    closed.current = true;
    if (back) navigate(-1);
    else navigate(address, inPlace);
  };
  const close = () => leave(opened || isPreviousEntry(to), to);
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
        ignoreSecondClick();
        close();
      },
    }),
  };
}

/** The second click of a double click would reach the page below. */
function ignoreSecondClick(): void {
  const passOver = (event: Event) => {
    // Click count, independent of how long closing takes.
    if ((event as UIEvent).detail < 2) return end();
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    for (const kind of SECOND_CLICK_MS) removeEventListener(kind, passOver, true);
  };
  for (const kind of SECOND_CLICK_MS) addEventListener(kind, passOver, true);
}

const SECOND_CLICK_MS = ["mousedown", "click"] as const;

interface History {
  entries(): { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** True if `address` is the previous entry, such as for a dialog opened before hydration. */
function isPreviousEntry(address: string): boolean {
  const { navigation } = window as { navigation?: History };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return false;
  const [previous, current] = [new URL(before), new URL(address, location.href)];
  return previous.pathname === current.pathname && previous.search === current.search;
}
