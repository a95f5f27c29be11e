import { useId, useRef, useState } from "react";
import { FieldHint } from "../../ui/field.tsx";
import { useFieldHint } from "../../ui/field-hints.ts";
import { showToast } from "../../ui/toasts.ts";
import { ActButton } from "./act-button.tsx";
import styles from "./file-field.module.css";
import { Wrong } from "./wrong.tsx";

interface FileFieldProps {
  /** The name under which the form sends it; errors come back under the same name. */
  name: string;
  label: string;
  /** Media types or endings of the files that may be chosen. */
  accept: readonly string[];
  /** What may be chosen, in a sentence. */
  hint: string;
  /** The key of the file that stays where none is chosen. */
  stands?: string | undefined;
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
export function FileField({ name, label, accept, hint, stands, wrongWith, onChoose, error }: FileFieldProps) {
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
    // The form hears of it as of what is typed.
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
    input.current?.focus();
  };

  const said = chosen?.wrong ?? error;
  const known = useFieldHint(name);
  const [about, wrong, more] = [`${id}-hint`, `${id}-error`, `${id}-known`];
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
        data-stands={stands}
        aria-invalid={said !== undefined || undefined}
        aria-describedby={[about, known && more, said !== undefined && wrong].filter(Boolean).join(" ")}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <small id={about}>{hint}</small>
      {known && <FieldHint id={more}>{known}</FieldHint>}
      {said !== undefined && <Wrong id={wrong}>{said}</Wrong>}
      {chosen && <ActButton look="text-link" label="Take this file out" onPress={takeOut} />}
    </div>
  );
}
