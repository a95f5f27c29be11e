import { type InputHTMLAttributes, useId } from "react";
import { interpolate } from "../../shared/i18n/interpolate.ts";
import { useControlMessages } from "./control-messages.ts";
import { useFieldHint } from "./field-hints.ts";
import { Icon } from "./icon.tsx";
import { type Limit, useCharacterCount } from "./use-character-count.ts";

interface FieldProps extends Pick<InputHTMLAttributes<unknown>, "type" | "autoComplete" | "inputMode" | "autoFocus"> {
  /** Also the key of its error. */
  name: string;
  label: string;
  id?: string | undefined;
  defaultValue?: string | undefined;
  multiline?: boolean;
  wide?: boolean;
  /** Label of optional fields. */
  optional?: boolean;
  limit?: Limit;
  error?: string | undefined;
}

/** Label, input, counter, hint and error, linked by ARIA. */
export function Field({ name, label, multiline, wide, optional, limit, error, id: named, ...input }: FieldProps) {
  const own = useId();
  const id = named ?? own;
  const messages = useControlMessages();
  const { ref, count, onInput } = useCharacterCount(limit, input.defaultValue);
  const beyond = limit && count > limit.max ? limit.beyond : undefined;
  const wrong = beyond ?? error;
  const hint = useFieldHint(name);
  const shared = {
    ...input,
    id,
    name,
    ref,
    className: "input",
    onInput,
    "aria-invalid": wrong ? true : undefined,
    "aria-describedby":
      [wrong && `${id}-error`, hint && `${id}-hint`, limit && `${id}-count`].filter(Boolean).join(" ") || undefined,
    "aria-required": optional ? undefined : true,
  } as const;
  const { type, ...area } = shared;
  return (
    <div className={wide ? "field full-width" : "field"}>
      <div className="label-row">
        <label htmlFor={id}>
          {label}
          {optional && <span className="counter"> {messages.optional}</span>}
        </label>
        {limit && <Counter id={`${id}-count`} count={count} limit={limit} />}
      </div>
      {multiline ? <textarea {...area} /> : <input type={type ?? "text"} {...area} />}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {wrong && (
        <p className="error" id={`${id}-error`} role={beyond && !limit?.onBeyond ? "alert" : undefined}>
          <Icon name="warning" />
          {wrong}
        </p>
      )}
    </div>
  );
}

/** `id` for `aria-describedby`. */
export const FieldHint = ({ id, children }: { id?: string; children: string }) => (
  <p className="field-hint" id={id}>
    <Icon name="warning" />
    {children}
  </p>
);

/** `id` for `aria-describedby`. */
export function Counter({ id, count, limit }: { id: string; count: number; limit: Limit }) {
  const messages = useControlMessages();
  const { max } = limit;
  const more = count - max;
  const tooMany = interpolate(messages.tooMany, { count: more });
  return (
    <span className={more > 0 ? "counter exceeded" : "counter"}>
      <span aria-hidden="true">
        {`${count}/${max}${limit.unit === "words" ? ` ${messages.ofWords}` : ""}${more > 0 ? `, ${tooMany}` : ""}`}
      </span>
      <span className="visually-hidden" id={id}>
        {interpolate(limit.unit === "words" ? messages.atMostWords : messages.atMostCharacters, { limit: max })}
      </span>
      <span className="visually-hidden" role="status">
        {more > 0 ? `${tooMany}.` : more === 0 ? interpolate(messages.limitReached, { count, limit: max }) : ""}
      </span>
    </span>
  );
}
