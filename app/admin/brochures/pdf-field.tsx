import { useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toasts.ts";
import { wrongWith } from "./pdf.ts";

interface PdfFieldProps {
  label: string;
  /** Why the file that was sent was refused. */
  error: string | undefined;
}

/** Picks the PDF. What cannot be one is refused at once, before it is sent. */
export function PdfField({ label, error }: PdfFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();

  const choose = (file: File | undefined) => {
    const words = file && wrongWith(file);
    setWrong(words);
    if (words === undefined) return;
    if (input.current) input.current.value = "";
    showToast({ kind: "warn", words });
  };

  const said = wrong ?? error;
  return (
    <div className="f">
      <label className="flabel" htmlFor="file">
        {label}
      </label>
      <input
        ref={input}
        className="in file"
        id="file"
        name="file"
        type="file"
        accept="application/pdf"
        aria-invalid={said !== undefined || undefined}
        aria-describedby={said === undefined ? "file-hint" : "file-hint file-error"}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <small id="file-hint">A PDF of at most 20 MB.</small>
      {said !== undefined && (
        <p className="err" id="file-error">
          <Icon name="warning" />
          {said}
        </p>
      )}
    </div>
  );
}
