import { useEffect, useId, useRef, useState } from "react";
import { CAMPAIGN_NAME } from "../../../../shared/campaign/campaign.ts";
import { t } from "../../../../shared/i18n/admin-text.ts";
import { TWO_FACTOR_COPY } from "../../../../shared/two-factor/two-factor.ts";
import { showToast } from "../../../components/toasts.ts";
import { ActionButton } from "../../components/buttons.tsx";
import { FieldError } from "../../components/error-box.tsx";
import { Icon } from "../../components/icon.tsx";
import { useCloseOnBack } from "../../hooks/use-url-dialog.ts";
import { formatDateTime } from "../../lib/format-date.ts";
import { useAdmin } from "../../lib/session.ts";
import styles from "./section.module.css";

interface RecoveryCodesProps {
  codes: readonly string[];
  attempts: number;
  onLeave: () => void;
  onDone: () => void;
}

const COPY = TWO_FACTOR_COPY;

/** Ten codes, shown once; leaving needs a confirmation that they are saved. */
export function RecoveryCodes({ codes, attempts, onLeave, onDone }: RecoveryCodesProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const checkbox = useRef<HTMLInputElement>(null);
  const [isStored, setIsStored] = useState(false);
  const [createdAt] = useState(() => formatDateTime(new Date().toISOString()));
  const email = useAdmin()?.email ?? "";
  const heading = t("{campaign}: recovery codes of {email}, {made}", {
    campaign: CAMPAIGN_NAME.join(" "),
    email,
    made: createdAt,
  });
  const text = `${heading}\n\n${codes.join("\n")}\n`;
  const reminded = attempts > 0 && !isStored;
  useLeaveGuard(!isStored, onLeave);

  useEffect(() => container.current?.focus(), []);
  useEffect(() => {
    if (attempts === 0) return;
    // Chromium closes dialogs on repeated Escape.
    const dialog = container.current?.closest("dialog");
    if (dialog && !dialog.open) dialog.showModal();
    checkbox.current?.focus();
  }, [attempts]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ kind: "ok", text: COPY.copied }),
      () => showToast({ kind: "bad", text: COPY.notCopied }),
    );

  return (
    <div className={styles.content} ref={container} tabIndex={-1}>
      <p>{COPY.shownOnce}</p>
      <p className={styles.heading}>{heading}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="button-row">
        <ActionButton icon="print" label={t("Print")} onPress={() => print()} />
        <ActionButton icon="copy" label={t("Copy")} onPress={copy} />
        <a
          className="button outlined small"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Icon name="download" />
          {t("Save as a file")}
        </a>
      </div>
      <label className={`tick ${styles.confirmKept}`}>
        <input
          type="checkbox"
          ref={checkbox}
          checked={isStored}
          onChange={({ target }) => setIsStored(target.checked)}
          aria-invalid={reminded || undefined}
          aria-describedby={reminded ? `${id}-error` : undefined}
        />
        {t("I have stored them in a safe place")}
      </label>
      <div role="alert">{reminded && <FieldError id={`${id}-error`}>{COPY.notKept}</FieldError>}</div>
      <div className={`button-row ${styles.end}`}>
        <button
          className="button"
          type="button"
          aria-disabled={!isStored || undefined}
          onClick={() => (isStored ? onDone() : onLeave())}
        >
          {t("Done")}
        </button>
      </div>
    </div>
  );
}

/** Confirms before Back and closing the window. */
function useLeaveGuard(stay: boolean, onLeave: () => void) {
  useCloseOnBack(onLeave, stay);
  useEffect(() => {
    if (!stay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [stay]);
}
