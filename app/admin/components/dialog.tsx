import { type ReactNode, useId } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { ToastRegion } from "../../components/toast-region.tsx";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import { Modal } from "./modal.tsx";

interface DialogProps {
  title: string;
  /** Id of the heading. */
  headingId?: string;
  /** What it is about, shown as its title. */
  subject?: string;
  /** Receives focus on close. */
  openedBy: string;
  onClose: () => void;
  /** Focus the close button first. */
  closeFirst?: boolean;
  wide?: boolean;
  /** Over the whole height, with a grid of its own. */
  sheet?: string | undefined;
  children: ReactNode;
}

/** Closed by Escape, Back, backdrop or button. */
export function Dialog({
  title,
  headingId,
  openedBy,
  onClose,
  closeFirst = false,
  wide = false,
  subject,
  sheet,
  children,
}: DialogProps) {
  const ownId = useId();
  const heading = headingId ?? ownId;
  const close = (
    <button className="dialog-close" type="button" onClick={onClose}>
      <Icon name="close" />
      <span className="visually-hidden">{t("Close")}</span>
    </button>
  );
  return (
    <Modal
      named={{ by: heading }}
      className={sheet && styles.ground}
      openedBy={openedBy}
      closesOnBackdrop
      onClose={onClose}
    >
      <div className={`modal ${styles.dialog} ${wide ? styles.wide : ""} ${sheet ?? ""}`}>
        <h2
          id={heading}
          lang={detectLanguage(subject ?? title)}
          {...(subject !== undefined && { tabIndex: -1, "data-first-focus": "" })}
        >
          {subject === undefined ? (
            title
          ) : (
            <>
              <small lang="en">
                {title}
                <span className="visually-hidden">, </span>
              </small>
              <span>{subject}</span>
            </>
          )}
        </h2>
        {closeFirst && close}
        {children}
        {!closeFirst && close}
      </div>
      <ToastRegion insideDialog />
    </Modal>
  );
}
