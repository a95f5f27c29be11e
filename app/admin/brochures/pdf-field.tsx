import { useRef, useState } from "react";
import { BROCHURE_LIMITS, BROCHURE_SENTENCES } from "../../../domain/brochures.ts";
import { say } from "../../../domain/refusals.ts";
import { showToast } from "../../ui/toasts.ts";
import { Icon } from "../parts/icon.tsx";
import { wrongWith } from "./pdf.ts";
import styles from "./pdf-field.module.css";

interface PdfFieldProps {
  /** The name under which the form sends it; errors come back under the same name. */
  name: string;
  label: string;
  /** Why the file that was sent was refused. */
  error: string | undefined;
}

/**
 * Picks the PDF. What cannot be one is refused at once and stays in the field, so that saving is refused too, until
 * another file is chosen or this one is taken out.
 */
export function PdfField({ name, label, error }: PdfFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ wrong: string | undefined }>();

  const choose = (file: File | undefined) => {
    const broken = file && wrongWith(file);
    const words = broken && say(BROCHURE_SENTENCES, broken);
    setChosen(file && { wrong: words });
    if (words !== undefined) showToast({ kind: "warn", words });
  };
  const takeOut = () => {
    if (input.current) input.current.value = "";
    choose(undefined);
    input.current?.focus();
  };

  const said = chosen?.wrong ?? error;
  const [hint, wrong] = [`${name}-hint`, `${name}-error`];
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <input
        ref={input}
        className={`input ${styles.file}`}
        id={name}
        name={name}
        type="file"
        accept="application/pdf"
        aria-invalid={said !== undefined || undefined}
        aria-describedby={said === undefined ? hint : `${hint} ${wrong}`}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <small id={hint}>A PDF of at most {BROCHURE_LIMITS.bytes / 1024 ** 2} MB.</small>
      {said !== undefined && (
        <p className="error" id={wrong}>
          <Icon name="warning" />
          {said}
        </p>
      )}
      {chosen && (
        <button className="text-link" type="button" onClick={takeOut}>
          Take this file out
        </button>
      )}
    </div>
  );
}
