import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

interface ModalProps extends Pick<HTMLAttributes<HTMLDialogElement>, "role" | "aria-label"> {
  named?: { by: string; describedBy?: string };
  className?: string | undefined;
  closesOnBackdrop?: boolean;
  /** Receives focus on close; default: the previous element. */
  openedBy?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Native modal `<dialog>`: the browser makes the rest inert. */
export function Modal({ named, className = "", closesOnBackdrop, openedBy, onClose, children, ...heard }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBegan = useRef<EventTarget>(null);
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    isLeaving.current = false;
    element?.showModal();
    // A dialog about a person begins with the name.
    element?.querySelector<HTMLElement>("[data-first-focus]")?.focus({ preventScroll: true });
    return () => {
      // The event of this close may come before React forgets the handler, and would go back once more.
      isLeaving.current = true;
      element?.close();
      if (openedBy !== undefined) document.getElementById(openedBy)?.focus({ preventScroll: true });
    };
  }, [openedBy]);
  // Outside the page's styles.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- its backdrop; Escape does the same for keys
    <dialog
      ref={dialog}
      className={`veil ${className}`}
      aria-labelledby={named?.by}
      aria-describedby={named?.describedBy}
      onPointerDown={({ target }) => {
        pressBegan.current = target;
      }}
      // A click that began or ended inside is a selection of text; the browser still reports it on the dialog.
      onPointerUp={({ target }) => {
        if (target !== pressBegan.current) pressBegan.current = null;
      }}
      onClick={({ target, currentTarget }) => {
        if (closesOnBackdrop && target === currentTarget && pressBegan.current === target) onClose();
      }}
      // Not part of the form that React bubbles them to.
      onInput={(event) => event.stopPropagation()}
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chromium closes dialogs on repeated Escape.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open && !isLeaving.current) onClose();
      }}
      {...heard}
    >
      {children}
    </dialog>,
    document.body,
  );
}
