import { useEffect } from "react";
import {
  ESSENTIAL_LINK_LABELS,
  ESSENTIAL_LINK_LIMITS,
  ESSENTIAL_LINK_SENTENCES,
  type EssentialLinkOfStaff,
} from "../../../domain/essential-links.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { useDigitsOnly } from "../parts/digits-only.ts";
import { Edited } from "../parts/edited.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";

const { description: MOST } = ESSENTIAL_LINK_LIMITS;
const DESCRIPTION = charactersOf(ESSENTIAL_LINK_SENTENCES, "description-too-long", MOST);
const DESCRIPTION_ML = charactersOf(ESSENTIAL_LINK_SENTENCES, "description_ml-too-long", MOST);

interface FormProps {
  /** What the form began with when a link is being edited. */
  link: EssentialLinkOfStaff | undefined;
  /** Whether it still changes that link; a link that went away meanwhile is added anew, with what was typed. */
  editing: boolean;
  /** Names the draft of what is typed. */
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** Adds a link, or edits one. */
export function LinkForm({ link, editing, draft, onSaved, onCancel }: FormProps) {
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(draft, onSaved);
  useDigitsOnly(form);
  useEffect(() => {
    if (link) form.current?.querySelector<HTMLElement>("[name=number]")?.focus();
  }, [form, link]);
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
      {editing && link && <Edited kind="essential link" item={link} draft={draft} />}
      {unsaved && <Unsaved onDiscard={onCancel} />}
      <div className="field">
        <label className="label" htmlFor="label">
          Label
        </label>
        <select className="input" id="label" name="label" defaultValue={link?.label ?? "telephone"}>
          {ESSENTIAL_LINK_LABELS.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </div>
      <Field
        name="number"
        label="Number"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={link?.number}
        error={errors["number"]}
      />
      <Field
        name="description"
        label="Description"
        limit={DESCRIPTION}
        defaultValue={link?.description}
        error={errors["description"]}
      />
      <Field
        name="description_ml"
        label="The same in Malayalam"
        optional
        limit={DESCRIPTION_ML}
        defaultValue={link?.description_ml}
        error={errors["description_ml"]}
      />
      <div className="button-row">
        <SaveButton label={editing ? "Update Link" : "Add Link"} busyLabel="Saving..." busy={busy} />
        {editing && (
          <button className="button outlined" type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}
