import { useEffect } from "react";

/** The end as long after the start as before, where it stood so; both as a field for day and time holds them. */
export function movedEnd(start: { before: string; after: string }, end: string): string {
  const [before, after, ends] = [start.before, start.after, end].map((typed) => Date.parse(`${typed}Z`));
  const moved = Number(ends) + Number(after) - Number(before);
  // A year that is still being typed is none.
  if (Number.isNaN(moved) || Number(after) < Date.UTC(2000, 0)) return end;
  return new Date(moved).toISOString().slice(0, 16);
}

/** Moves the end of an event with its start, unless the end was edited; in every form with the two fields. */
export function useEndFollowsStart() {
  useEffect(() => {
    const edited = new WeakSet<HTMLInputElement>();
    /** Where both stood when the start was first changed. */
    const began = new WeakMap<HTMLInputElement, { start: string; end: string }>();
    let isMoving = false;
    const focus = ({ target }: Event) => {
      const { start, end } = fieldsAt(target);
      if (start && end && target === start && !began.has(start))
        began.set(start, { start: start.value, end: end.value });
    };
    const input = (event: Event) => {
      const { start, end } = fieldsAt(event.target);
      if (!start || !end) return;
      if (event.target === end && !isMoving) edited.add(end);
      const from = began.get(start);
      if (event.target !== start || !from || edited.has(end)) return;
      const next = movedEnd({ before: from.start, after: start.value }, from.end);
      if (next === end.value) return;
      end.value = next;
      // The draft of the form keeps it.
      isMoving = true;
      end.dispatchEvent(new Event("input", { bubbles: true }));
      isMoving = false;
    };
    document.addEventListener("focusin", focus);
    document.addEventListener("input", input);
    return () => {
      document.removeEventListener("focusin", focus);
      document.removeEventListener("input", input);
    };
  }, []);
}

function fieldsAt(target: EventTarget | null) {
  const fields = target instanceof HTMLInputElement ? target.form?.elements : undefined;
  return { start: getInput(fields?.namedItem("starts_at")), end: getInput(fields?.namedItem("ends_at")) };
}

const getInput = (field: unknown): HTMLInputElement | undefined =>
  field instanceof HTMLInputElement ? field : undefined;
