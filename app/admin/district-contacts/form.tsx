import { useEffect } from "react";
import type { DistrictContactOfStaff } from "../../../domain/district-contacts.ts";
import type { DistrictName } from "../../../domain/districts.ts";
import { useDigitsOnly } from "../parts/digits-only.ts";
import { Edited } from "../parts/edited.tsx";
import { Icon } from "../parts/icon.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";
import { Phones } from "./phones.tsx";

const NONE: readonly string[] = [];

interface FormProps {
  /** What the form began with when a district is being edited. */
  contact: DistrictContactOfStaff | undefined;
  /** Whether it still changes that district; one that went away meanwhile is added anew, with what was typed. */
  editing: boolean;
  /** Those that can be chosen. */
  offered: readonly DistrictName[];
  /** Names the draft of what is typed. */
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** Adds a district with its phone numbers, or edits one. */
export function DistrictForm({ contact, editing, offered, draft, onSaved, onCancel }: FormProps) {
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(draft, onSaved);
  const wrong = errors["district"];
  useDigitsOnly(form);
  useEffect(() => {
    if (contact) form.current?.querySelector<HTMLElement>("[name=district]")?.focus();
  }, [form, contact]);
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
      {editing && contact && <Edited kind="district contact" item={contact} draft={draft} />}
      {unsaved && <Unsaved onDiscard={onCancel} />}
      <div className="field">
        <label className="label" htmlFor="district">
          District
        </label>
        <select
          className="input"
          id="district"
          name="district"
          defaultValue={contact?.district ?? ""}
          aria-required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && "district-error"}
        >
          <option value="">Select a district</option>
          {offered.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {wrong && (
          <p className="error" id="district-error">
            <Icon name="warning" />
            {wrong}
          </p>
        )}
      </div>
      <Phones draft={draft} phones={contact?.contacts ?? NONE} errors={errors} />
      <div className="button-row">
        <SaveButton label={editing ? "Update District" : "Add District"} busyLabel="Saving..." busy={busy} />
        {editing && (
          <button className="button outlined" type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}
