import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { OTP_LENGTH, OTP_MINUTES, RESET_COPY } from "../../../shared/accounts/password-reset.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Trans } from "../../i18n/trans.tsx";
import { ActionButton } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import styles from "./step-form.module.css";
import { BackToLogin, StepButton, StepForm, type StepProps, useNextStep, useStep } from "./step-form.tsx";
import { STEPS } from "./steps.ts";
import { EMPTY_DIGITS, getSavedDigits, resetEmail, saveDigits } from "./storage.ts";

/** Milliseconds. */
const VERIFIED_DISPLAY_MS = 1000;

const SENTENCE = "otp-sentence";

export function Otp({ waiting }: StepProps) {
  const checking = useStep();
  const resending = useStep();
  const [digits, setDigits] = useState(() => (waiting ? EMPTY_DIGITS : getSavedDigits()));
  // Errors last until a new code is entered or requested.
  const [judged, setJudged] = useState<{ outcome: object | undefined }>({ outcome: undefined });
  const outcome = checking.outcome === judged.outcome ? undefined : checking.outcome;
  const verified = outcome?.done === true;
  const wrong = outcome?.errors["otp"] ?? resending.outcome?.errors["otp"];
  useNextStep("reset-password", verified, VERIFIED_DISPLAY_MS);

  const enter = (entered: readonly string[]) => {
    setDigits(entered);
    saveDigits(entered);
    setJudged({ outcome: checking.outcome });
  };
  const resend = () => {
    enter(EMPTY_DIGITS);
    void resending.post({ act: "resendCode" });
  };

  return (
    <StepForm title={STEPS.otp} action="checkCode" sending={checking} firstField="[name=digit]" waiting={waiting}>
      <OtpRecipient email={waiting ? null : resetEmail()} />
      <OtpBoxes
        digits={digits}
        onEntered={enter}
        mark={verified ? "verified" : wrong ? "wrong" : undefined}
        describedBy={SENTENCE}
      />
      <Sentence verified={verified} wrong={wrong ?? resending.outcome?.message} />
      <StepButton label={t("Verify OTP")} busyLabel={t("Verifying...")} busy={checking.busy} disabled={verified} />
      <div className={styles.sideBySide}>
        <ActionButton
          look="text-link"
          label={resending.busy ? t("Sending OTP...") : t("Resend OTP")}
          busy={resending.busy || checking.busy || verified}
          onPress={resend}
        />
        <BackToLogin />
      </div>
    </StepForm>
  );
}

/** Does not reveal if the account exists. */
const OtpRecipient = ({ email }: { email: string | null }) =>
  email === null ? (
    <p>{t("Enter the six-digit code from our email. It works for {minutes} minutes.", { minutes: OTP_MINUTES })}</p>
  ) : (
    <p>
      <Trans
        message={t(
          "Enter the six-digit code from our email. It was sent to {email}, if this is the email of an account. It works for {minutes} minutes.",
        )}
        values={{ email: <b>{email}</b>, minutes: OTP_MINUTES }}
      />
    </p>
  );

const Sentence = ({ verified, wrong }: { verified: boolean; wrong: string | undefined }) => (
  <div id={SENTENCE} className={styles.aboutCode}>
    <div role="status">
      {verified && (
        <p className={styles.right}>
          <Icon name="check" />
          {RESET_COPY.verified}
        </p>
      )}
    </div>
    <div role="alert">
      {wrong && !verified && (
        <p className="error">
          <Icon name="warning" />
          {wrong}
        </p>
      )}
    </div>
  </div>
);

interface OtpBoxesProps {
  digits: readonly string[];
  onEntered: (digits: readonly string[]) => void;
  mark: "verified" | "wrong" | undefined;
  describedBy: string;
}

const DO_NOTHING = () => {};

/** The sixth digit does not submit, so that typos can be fixed. */
function OtpBoxes({ digits, onEntered, mark, describedBy }: OtpBoxesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const go = (place: number) => group.current?.querySelectorAll("input")[place]?.focus();

  const enter = (entered: Entered | null) => {
    if (!entered) return;
    onEntered(entered.digits);
    go(entered.next);
  };
  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault();
    if (mark !== "verified") enter(pasteAt(digits, at, event.clipboardData.getData("text")));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === "ArrowRight") go(at + 1);
    else if (event.key === "ArrowLeft" || (event.key === "Backspace" && digits[at] === "")) go(at - 1);
    else return;
    event.preventDefault();
  };

  return (
    <fieldset
      ref={group}
      className={mark === "verified" ? `${styles.boxes} ${styles.verified}` : styles.boxes}
      aria-describedby={describedBy}
    >
      <legend className="label">{t("Six-digit code")}</legend>
      {digits.map((digit, at) => (
        <input
          key={at}
          className="input"
          name="digit"
          inputMode="numeric"
          autoComplete={at === 0 ? "one-time-code" : "off"}
          aria-label={t("Digit {number}", { number: at + 1 })}
          aria-invalid={mark === "wrong" || undefined}
          aria-describedby={mark === "wrong" ? describedBy : undefined}
          readOnly={mark === "verified"}
          value={digit}
          // React fires no change event for an identical digit.
          onInput={({ currentTarget }) => enter(typeAt(digits, at, currentTarget.value))}
          onChange={DO_NOTHING}
          onPaste={(event) => onPaste(event, at)}
          onKeyDown={(event) => onKeyDown(event, at)}
          onFocus={({ target }) => target.select()}
        />
      ))}
    </fieldset>
  );
}

/** Digits and the next box. */
interface Entered {
  digits: readonly string[];
  next: number;
}

/** A full code fills all boxes from anywhere; a part continues from `at`. */
export function pasteAt(digits: readonly string[], at: number, pasted: string): Entered | null {
  const code = pasted.split(/\D+/).find((run) => run.length === OTP_LENGTH);
  const found = (code ?? pasted.replaceAll(/\D/g, "")).slice(0, OTP_LENGTH);
  if (found === "") return null;
  const first = found.length === OTP_LENGTH ? 0 : at;
  return {
    digits: digits.map((digit, place) => found[place - first] ?? digit),
    next: Math.min(first + found.length, OTP_LENGTH - 1),
  };
}

/**
 * Next state of the boxes; null: rejected. A second digit replaces the first; autofill of a full code fills
 * all boxes.
 */
export function typeAt(digits: readonly string[], at: number, value: string): Entered | null {
  if (value === "") return { digits: digits.map((digit, place) => (place === at ? "" : digit)), next: at };
  const before = digits[at] ?? "";
  const added = value.length === 2 && before !== "" ? value.replace(before, "") : value;
  return pasteAt(digits, at, added);
}
