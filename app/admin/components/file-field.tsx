import { useId, useRef, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { FieldHint } from "../../components/field.tsx";
import { useFieldHint } from "../../components/field-hints.ts";
import { showToast } from "../../components/toasts.ts";
import { ActionButton } from "./buttons.tsx";
import { FieldError } from "./error-box.tsx";
import styles from "./file-field.module.css";

interface FileFieldProps {
  name: string;
  label: string;
  /** Media types or endings of the files that may be chosen. */
  accept: readonly string[];
  hint: string;
  /** Key of the current file. */
  stands?: string | undefined;
  /** Client-side validation. */
  wrongWith?(file: File): string | undefined;
  onChoose?(file: File | undefined): void;
  error: string | undefined;
}

/** File input; an invalid file stays selected and blocks saving. */
export function FileField({ name, label, accept, hint, stands, wrongWith, onChoose, error }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ wrong: string | undefined }>();

  const choose = (file: File | undefined) => {
    const text = file && wrongWith?.(file);
    setChosen(file && { wrong: text });
    onChoose?.(file);
    if (text !== undefined) showToast({ kind: "warn", text });
  };
  const takeOut = () => {
    if (input.current) input.current.value = "";
    choose(undefined);
    // Updates the draft.
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
    input.current?.focus();
  };

  const message = chosen?.wrong ?? error;
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
        aria-invalid={message !== undefined || undefined}
        aria-describedby={[about, known && more, message !== undefined && wrong].filter(Boolean).join(" ")}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <small id={about}>{hint}</small>
      {known && <FieldHint id={more}>{known}</FieldHint>}
      {message !== undefined && <FieldError id={wrong}>{message}</FieldError>}
      {chosen && <ActionButton look="text-link" label={t("Remove file")} onPress={takeOut} />}
    </div>
  );
}
