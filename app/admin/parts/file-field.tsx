import { useId, useRef, useState } from "react";
import { showToast } from "../../ui/toasts.ts";
import styles from "./file-field.module.css";
import { Wrong } from "./wrong.tsx";

interface FileFieldProps {
  /** The name under which the form sends it; errors come back under the same name. */
  name: string;
  label: string;
  /** Media types that may be chosen. */
  accept: readonly string[];
  /** What may be chosen, in a sentence. */
  hint: string;
  /** Why a file that was chosen cannot be sent, in words; as far as a browser can tell. Absent: it is told when it is sent. */
  wrongWith?(file: File): string | undefined;
  /** Told which file was chosen, or that none is any more. */
  onChoose?(file: File | undefined): void;
  /** Why the file that was sent was refused. */
  error: string | undefined;
}

/**
 * Picks a file. What cannot be one is refused at once and stays in the field, so that saving is refused too, until
 * another file is chosen or this one is taken out.
 */
export function FileField({ name, label, accept, hint, wrongWith, onChoose, error }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ wrong: string | undefined }>();

  const choose = (file: File | undefined) => {
    const words = file && wrongWith?.(file);
    setChosen(file && { wrong: words });
    onChoose?.(file);
    if (words !== undefined) showToast({ kind: "warn", words });
  };
  const takeOut = () => {
    if (input.current) input.current.value = "";
    choose(undefined);
    input.current?.focus();
  };

  const said = chosen?.wrong ?? error;
  const [about, wrong] = [`${id}-hint`, `${id}-error`];
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        className={`input ${styles.file}`}
        id={id}
        name={name}
        type="file"
        accept={accept.join()}
        aria-invalid={said !== undefined || undefined}
        aria-describedby={said === undefined ? about : `${about} ${wrong}`}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <small id={about}>{hint}</small>
      {said !== undefined && <Wrong id={wrong}>{said}</Wrong>}
      {chosen && (
        <button className="text-link" type="button" onClick={takeOut}>
          Take this file out
        </button>
      )}
    </div>
  );
}
