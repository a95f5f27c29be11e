import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

interface ModalProps extends Pick<HTMLAttributes<HTMLDialogElement>, "role" | "aria-label"> {
  /** The ids of what names and describes it, where no label does. */
  named?: { by: string; describedBy?: string };
  /** Where it stands, as a style sheet calls it. */
  className?: string | undefined;
  /** Whether a press beside it closes it. */
  groundCloses?: boolean;
  /** The id of what gets the focus back; without one it goes where it was. */
  openedBy?: string;
  /** Somebody wants it closed: by Escape, or by a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * What lies over a screen. The browser itself holds everything below out of reach for as long as this stands, however
 * busy the machine is.
 */
export function Modal({ named, className = "", groundCloses, openedBy, onClose, children, ...heard }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBegan = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (openedBy !== undefined) document.getElementById(openedBy)?.focus({ preventScroll: true });
    };
  }, [openedBy]);
  // Beside the screen in the document, so that nothing of how the screen looks reaches into it.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- its ground; Escape is the same for keys
    <dialog
      ref={dialog}
      className={`veil ${className}`}
      aria-labelledby={named?.by}
      aria-describedby={named?.describedBy}
      onPointerDown={({ target }) => {
        pressBegan.current = target;
      }}
      // A click that began or ended inside is a selection of text; the browser reports it on the dialog all the same.
      onPointerUp={({ target }) => {
        if (target !== pressBegan.current) pressBegan.current = null;
      }}
      onClick={({ target, currentTarget }) => {
        if (groundCloses && target === currentTarget && pressBegan.current === target) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close it themselves when Escape is pressed again and again. Of one that stands open again nobody wanted that.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
      {...heard}
    >
      {children}
    </dialog>,
    document.body,
  );
}
