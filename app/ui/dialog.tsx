import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import type { Closing } from "./closing.ts";
import { useControlWords } from "./control-words.ts";
import { Icon } from "./icon.tsx";
import { languageOf } from "./language.ts";
import { ToastRegion } from "./toast-region.tsx";

interface DialogProps {
  title: string;
  /** How it closes, to the page without it. */
  closing: Closing;
  /** The id of what opened it, which gets the focus back. */
  openedBy: string;
  /** Nothing inside asks for the focus: the close button takes it. */
  readOnly?: boolean;
  children: ReactNode;
}

/**
 * A dialog that is a place with an address: the server renders it open, its ground and its close button are links, so
 * it works without scripts. Once React is there it becomes modal: Escape closes it, focus stays inside and is given back.
 */
export function Dialog({ title, closing, openedBy, readOnly, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const words = useControlWords();

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
        // What took the dialog's place may have asked for the focus.
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
        <h2 id={heading} lang={languageOf(title)}>
          {title}
        </h2>
        {children}
        <Link className="dialog-close" {...closing.link()} autoFocus={readOnly}>
          <Icon name="close" />
          <span className="visually-hidden">{words.close}</span>
        </Link>
      </div>
      <ToastRegion insideDialog />
    </dialog>
  );
}
