import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import styles from "./otp-boxes.module.css";
import { type Entered, pasteAt, typeAt } from "./otp-digits.ts";

interface OtpBoxesProps {
  digits: readonly string[];
  onEntered: (digits: readonly string[]) => void;
  mark: "verified" | "wrong" | undefined;
  describedBy: string;
}

const DO_NOTHING = () => {};

/** The sixth digit does not submit, so that typos can be fixed. */
export function OtpBoxes({ digits, onEntered, mark, describedBy }: OtpBoxesProps) {
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
      <legend className="label">Six-digit code</legend>
      {digits.map((digit, at) => (
        <input
          key={at}
          className="input"
          name="digit"
          inputMode="numeric"
          autoComplete={at === 0 ? "one-time-code" : "off"}
          aria-label={`Digit ${at + 1}`}
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
