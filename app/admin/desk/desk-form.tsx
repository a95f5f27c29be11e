import { type ReactNode, useEffect } from "react";
import type { HistoryKind } from "../../../domain/history.ts";
import type { Spoken } from "../../../domain/refusals.ts";
import { useDigitsOnly } from "../parts/digits-only.ts";
import { Edited } from "../parts/edited.tsx";
import type { Begun } from "../parts/newer.ts";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";

/** What the form of a desk begins with, and whom it tells. */
export interface DeskFormProps<Item> {
  /** What is being edited, as it was when the form began. */
  item: Item | undefined;
  /** Whether it still changes that item; one that went away meanwhile is added anew, with what was typed. */
  editing: boolean;
  /** Names the draft of what is typed. */
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
}

interface Kind {
  kind: HistoryKind;
  /** What is edited, on its button: 'Notice'. */
  name: string;
  /** The field that gets the focus when something is edited. */
  first: string;
  /** The fields, each with the sentence for it when it was refused. */
  children: (errors: Spoken["errors"]) => ReactNode;
}

/** The form beside the cards of a desk: adds one, or edits one. */
export function DeskForm<Item extends Begun>(props: DeskFormProps<Item> & Kind) {
  const { kind, name, first, item, editing, draft, onSaved, onCancel, children } = props;
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(draft, onSaved);
  useDigitsOnly(form);
  useEffect(() => {
    if (item) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }, [form, item, first]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="desk-form"
      aria-labelledby="form-title"
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {editing && item && <Edited kind={kind} item={item} draft={draft} />}
      {unsaved && <Unsaved onDiscard={onCancel} />}
      {children(errors)}
      <div className="button-row">
        <SaveButton label={`${editing ? "Update" : "Add"} ${name}`} busyLabel="Saving..." busy={busy} />
        {editing && (
          <button className="button outlined" type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}
