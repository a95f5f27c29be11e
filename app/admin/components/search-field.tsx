import { type InputHTMLAttributes, useId } from "react";
import { SEARCH_MAX_LENGTH } from "../../../shared/search/search.limits.ts";

interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The label is the placeholder. */
  brief?: boolean;
}

/** A labelled search input. */
export function SearchField({ label, brief = false, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label className={brief ? "visually-hidden" : "label"} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className="input"
        id={id}
        type="search"
        maxLength={SEARCH_MAX_LENGTH}
        placeholder={brief ? label : undefined}
      />
    </>
  );
}
