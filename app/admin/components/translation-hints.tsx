import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import type { AuditEntry, AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import {
  getSourceField,
  isStale,
  sourceWhenTranslated,
  TRANSLATION_COPY,
  type TypedText,
} from "../../../shared/i18n/stale-translation.ts";
import { FieldHintsContext } from "../../components/field-hints.ts";
import { apiFetch } from "../lib/api-client.ts";

const MAX_ENTRIES = 20;
const NONE: readonly AuditEntry[] = [];

interface TranslationsProps {
  /** Null for a new item. */
  item: { kind: AuditedKind; id: number } | null;
  form: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** Marks Malayalam texts whose English changed later. */
export function TranslationHints({ item, form, children }: TranslationsProps) {
  const acts = useRecentChanges(item, form);
  const [older, setOlder] = useState("");
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const look = () => setOlder(findStale(fields, acts).join(" "));
    look();
    const ending = new AbortController();
    fields.addEventListener("input", look, ending);
    return () => ending.abort();
  }, [form, acts]);
  const hints = useMemo(
    () => (older ? Object.fromEntries(older.split(" ").map((name) => [name, TRANSLATION_COPY.older])) : {}),
    [older],
  );
  return <FieldHintsContext value={hints}>{children}</FieldHintsContext>;
}

function useRecentChanges(item: TranslationsProps["item"], form: TranslationsProps["form"]): readonly AuditEntry[] {
  const [acts, setActs] = useState(NONE);
  const { kind, id } = item ?? {};
  useEffect(() => {
    const hasMalayalam = typedFields(form.current).some(
      (field) => getSourceField(field.name) && getText(field).typed !== "",
    );
    if (kind === undefined || !hasMalayalam) return;
    const ending = new AbortController();
    const from = new Request(location.href, { signal: ending.signal });
    apiFetch(from, "GET /api/history", { query: { kind, id, limit: MAX_ENTRIES } }).then(
      (response) => response.ok && setActs(response.body.data),
      // The form handles expired sessions.
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

function findStale(form: HTMLFormElement, acts: readonly AuditEntry[]): string[] {
  const fields = new Map(typedFields(form).map((field) => [field.name, field]));
  return [...fields].flatMap(([name, field]) => {
    const english = fields.get(getSourceField(name) ?? "");
    if (!english) return [];
    const malayalam = getText(field);
    if (form.querySelector(`[name="without_${name}"]:checked`)) malayalam.typed = "";
    const isIt = isStale({ english: getText(english), malayalam }, sourceWhenTranslated(acts, getFieldChanges(field)));
    return isIt ? [name] : [];
  });
}

function getText({ type, defaultValue, value, dataset }: Typed): TypedText {
  if (type !== "file") return { begun: defaultValue, typed: value };
  const initial = dataset["stands"] ?? "";
  return { begun: initial, typed: value || initial };
}

const getFieldChanges = ({ type, name }: Typed) => (type === "file" ? name.replace("file", "file_key") : name);
