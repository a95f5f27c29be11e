import { type ReactNode, useId } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../components/language.ts";
import { ToastRegion } from "../../components/toast-region.tsx";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import { Modal } from "./modal.tsx";

interface DialogProps {
  title: string;
  /** Receives focus on close. */
  openedBy: string;
  onClose: () => void;
  /** Focus the close button first. */
  closeFirst?: boolean;
  wide?: boolean;
  children: ReactNode;
}

/** Closed by Escape, Back, backdrop or button. */
export function Dialog({ title, openedBy, onClose, closeFirst = false, wide = false, children }: DialogProps) {
  const heading = useId();
  const close = (
    <button className="dialog-close" type="button" onClick={onClose}>
      <Icon name="close" />
      <span className="visually-hidden">{t("Close")}</span>
    </button>
  );
  return (
    <Modal named={{ by: heading }} openedBy={openedBy} groundCloses onClose={onClose}>
      <div className={`modal ${styles.dialog} ${wide ? styles.wide : ""}`}>
        <h2 id={heading} lang={detectLanguage(title)}>
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
