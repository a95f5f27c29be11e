import { type InputHTMLAttributes, useId } from "react";
import { SEARCH_MAX_LENGTH } from "../../../shared/search/search.limits.ts";

interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Shown as the placeholder. */
  label: string;
}

export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input {...input} className="input" id={id} type="search" maxLength={SEARCH_MAX_LENGTH} placeholder={label} />
    </>
  );
}
