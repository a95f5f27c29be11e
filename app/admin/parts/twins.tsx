import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import type { HistoryRow } from "../../../domain/history.rules.ts";
import type { HistoryKind } from "../../../domain/history.ts";
import { englishOf, englishWhenWritten, isOlder, TWIN_WORDS, type TypedText } from "../../../domain/twins.ts";
import { FieldHintsContext } from "../../ui/field-hints.ts";
import { ask } from "../api.ts";

/** Newest acts that are asked for: a page tells its whole text in each. What is older says nothing, and is not guessed. */
const AT_MOST = 20;
const NONE: readonly HistoryRow[] = [];

interface TwinsProps {
  /** What the form changes; null where it adds something, or no act was ever done to it. */
  of: { kind: HistoryKind; id: number } | null;
  form: RefObject<HTMLFormElement | null>;
  /** The fields: one in Malayalam bears the name of its English with `_ml` behind it. */
  children: ReactNode;
}

/**
 * Within a form, says at each text in Malayalam when its English was changed after it: while both are typed, and when the
 * form is opened later, as the history tells.
 */
export function Twins({ of, form, children }: TwinsProps) {
  const acts = useActs(of, form);
  const [older, setOlder] = useState("");
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const look = () => setOlder(olderIn(fields, acts).join(" "));
    look();
    const ending = new AbortController();
    fields.addEventListener("input", look, ending);
    return () => ending.abort();
  }, [form, acts]);
  const hints = useMemo(
    () => (older ? Object.fromEntries(older.split(" ").map((name) => [name, TWIN_WORDS.older])) : {}),
    [older],
  );
  return <FieldHintsContext value={hints}>{children}</FieldHintsContext>;
}

/** What was done to the thing, newest first; nothing where it has no Malayalam, or nobody could be asked. */
function useActs(of: TwinsProps["of"], form: TwinsProps["form"]): readonly HistoryRow[] {
  const [acts, setActs] = useState(NONE);
  const { kind, id } = of ?? {};
  useEffect(() => {
    const hasMalayalam = typedFields(form.current).some((field) => englishOf(field.name) && textOf(field).typed !== "");
    if (kind === undefined || !hasMalayalam) return;
    const ending = new AbortController();
    const query = new URLSearchParams({ kind, id: String(id), limit: String(AT_MOST) });
    const from = new Request(location.href, { signal: ending.signal });
    ask<{ data: HistoryRow[] }>(from, "GET", `/api/history?${query}`).then(
      (answer) => answer.ok && setActs(answer.body.data),
      // Whoever is not logged in any more hears it from the form itself.
      () => {},
    );
    return () => ending.abort();
  }, [kind, id, form]);
  return acts;
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

const typedFields = (form: HTMLFormElement | null): Typed[] =>
  [...(form?.elements ?? [])].filter(
    (field): field is Typed =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && (field.type === "text" || field.type === "file")),
  );

/** The names of the fields in Malayalam that are older than their English. */
function olderIn(form: HTMLFormElement, acts: readonly HistoryRow[]): string[] {
  const fields = new Map(typedFields(form).map((field) => [field.name, field]));
  return [...fields].flatMap(([name, field]) => {
    const english = fields.get(englishOf(name) ?? "");
    if (!english) return [];
    const malayalam = textOf(field);
    if (form.querySelector(`[name="without_${name}"]:checked`)) malayalam.typed = "";
    const isIt = isOlder({ english: textOf(english), malayalam }, englishWhenWritten(acts, toldOf(field)));
    return isIt ? [name] : [];
  });
}

/** What a field began with, and holds; of a file the key of the one that stands, which is another for other content. */
function textOf({ type, defaultValue, value, dataset }: Typed): TypedText {
  if (type !== "file") return { begun: defaultValue, typed: value };
  const begun = dataset["stands"] ?? "";
  return { begun, typed: value || begun };
}

/** Under which name the history tells of a field. */
const toldOf = ({ type, name }: Typed) => (type === "file" ? name.replace("file", "file_key") : name);
