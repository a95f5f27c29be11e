import { useCallback, useRef, useState } from "react";
import { dropDraft, getDraft } from "../lib/drafts.ts";

export const editButton = (id: number) => `edit-${id}`;

/** State of an add/edit form next to its list. Drafts of other items are kept; a deleted item leaves the form. */
export function useEditForm<Item extends { id: number }>(screen: string, items: readonly Item[] | null) {
  const [{ count, item }, setBeginning] = useState(() => ({
    count: 0,
    item: items?.find(({ id }) => getDraft(`${screen}:${id}`)),
  }));
  const draft = `${screen}:${item?.id ?? "new"}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useCallback((edited?: Item) => setBeginning(({ count }) => ({ count: count + 1, item: edited })), []);
  const reset = useCallback(() => {
    dropDraft(draft);
    begin();
    const edited = item && document.getElementById(editButton(item.id));
    (edited ?? heading.current)?.focus();
  }, [begin, draft, item]);
  return {
    /** Key of the form. */
    times: count,
    item,
    draft,
    editing: item !== undefined && (items === null || items.some(({ id }) => id === item.id)),
    /** Focused after a reset. */
    heading,
    edit: begin,
    /** Keeps editing if something was typed after saving. */
    onSaved: (typedOn: boolean) => {
      const saved = typedOn && item && items?.find(({ id }) => id === item.id);
      if (!saved) return reset();
      dropDraft(draft);
      begin(saved);
    },
    onCancel: reset,
  };
}

/** A key that resets the form, and the function that increments it and drops the draft. */
export function useFormReset(draft: string): [resets: number, reset: () => void] {
  const [resets, setResets] = useState(0);
  const reset = useCallback(() => {
    dropDraft(draft);
    setResets((before) => before + 1);
  }, [draft]);
  return [resets, reset];
}
