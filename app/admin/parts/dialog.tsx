import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import { ToastRegion } from "../../ui/toast-region.tsx";
import styles from "./dialog.module.css";
import { Modal } from "./modal.tsx";

interface DialogProps {
  title: string;
  /** The id of what opens it, which gets the focus back. */
  openedBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the screen: Escape, Back, its ground and its close button close it. */
export function Dialog({ title, openedBy, onClose, children }: DialogProps) {
  const heading = useId();
  return (
    <Modal named={{ by: heading }} openedBy={openedBy} groundCloses onClose={onClose}>
      <div className={`modal ${styles.dialog}`}>
        <h2 id={heading} lang={languageOf(title)}>
          {title}
        </h2>
        {children}
        <button className="dialog-close" type="button" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      <ToastRegion insideDialog />
    </Modal>
  );
}
