import { useCallback, useRef, useState } from "react";
import { draftOf, dropDraft } from "../draft.ts";

/** The id of the button that edits an item, which gets the focus back. */
export const editButton = (id: number) => `edit-${id}`;

/**
 * What a form of the desk begins with: nothing, or an item of the list beside it. What was typed about another one waits
 * until the form begins with that again. An item that went away meanwhile is no longer edited: the form, as it stands,
 * adds it anew.
 * @param screen names the drafts that are kept of what is typed; one that was never saved is begun with again
 * @param items the list as it was loaded last; null when it could not be
 */
export function useBeginning<Item extends { id: number }>(screen: string, items: readonly Item[] | null) {
  const [{ count, item }, setBeginning] = useState(() => ({
    count: 0,
    item: items?.find(({ id }) => draftOf(`${screen}:${id}`)),
  }));
  const draft = `${screen}:${item?.id ?? "new"}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useCallback((edited?: Item) => setBeginning(({ count }) => ({ count: count + 1, item: edited })), []);
  const anew = useCallback(() => {
    dropDraft(draft);
    begin();
    const edited = item && document.getElementById(editButton(item.id));
    (edited ?? heading.current)?.focus();
  }, [begin, draft, item]);
  return {
    /** Which beginning it is: each has a form of its own. */
    times: count,
    item,
    /** Names the draft of what is typed. */
    draft,
    editing: item !== undefined && (items === null || items.some(({ id }) => id === item.id)),
    /** Takes the focus when the form has begun anew. */
    heading,
    edit: begin,
    /** Where something was typed on, what was edited goes on being edited, as it was saved. */
    onSaved: (typedOn: boolean) => {
      const saved = typedOn && item && items?.find(({ id }) => id === item.id);
      if (!saved) return anew();
      dropDraft(draft);
      begin(saved);
    },
    onCancel: anew,
  };
}
