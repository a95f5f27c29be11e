import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { useControlMessages } from "./control-messages.ts";
import { Icon } from "./icon.tsx";
import { detectLanguage } from "./language.ts";
import { ToastRegion } from "./toast-region.tsx";
import type { DialogClose } from "./use-dialog-close.ts";

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
