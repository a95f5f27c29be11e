import { type ReactNode, useId } from "react";
import { languageOf } from "../../ui/language.ts";
import { ToastRegion } from "../../ui/toast-region.tsx";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import { Modal } from "./modal.tsx";

interface DialogProps {
  title: string;
  /** The id of what opens it, which gets the focus back. */
  openedBy: string;
  onClose: () => void;
  /** What somebody meets first is the way out: in a dialog to read, whatever may be typed below. */
  closeFirst?: boolean;
  /** With room for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A dialog over the screen: Escape, Back, its ground and its close button close it. */
export function Dialog({ title, openedBy, onClose, closeFirst = false, wide = false, children }: DialogProps) {
  const heading = useId();
  const close = (
    <button className="dialog-close" type="button" onClick={onClose}>
      <Icon name="close" />
      <span className="visually-hidden">Close</span>
    </button>
  );
  return (
    <Modal named={{ by: heading }} openedBy={openedBy} groundCloses onClose={onClose}>
      <div className={`modal ${styles.dialog} ${wide ? styles.wide : ""}`}>
        <h2 id={heading} lang={languageOf(title)}>
          {title}
        </h2>
        {closeFirst && close}
        {children}
        {!closeFirst && close}
      </div>
      <ToastRegion insideDialog />
    </Modal>
  );
}
