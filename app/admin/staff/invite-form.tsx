import { PROFILE_LIMITS, PROFILE_SENTENCES } from "../../../domain/profile.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";
import type { ActName } from "./acts.ts";
import { RoleChoice } from "./role-choice.tsx";

const NAME = charactersOf(PROFILE_SENTENCES, PROFILE_LIMITS, "username-too-long");

/** Names the draft of what is typed. */
export const INVITE_DRAFT = "staff:new";

interface FormProps {
  onSaved: () => void;
  /** What was typed and never sent is given up. */
  onDiscard: () => void;
}

/** Invites somebody by a letter. */
export function InviteForm({ onSaved, onDiscard }: FormProps) {
  const { Form, busy, errors, unsaved, sends } = useSaving(INVITE_DRAFT, onSaved);
  return (
    <Form {...sends} className="office-form" aria-labelledby="form-title">
      <input type="hidden" name="act" value={"invite" satisfies ActName} />
      {unsaved && <Unsaved onDiscard={onDiscard} />}
      <Field name="name" label="Name" autoComplete="off" limit={NAME} error={errors["name"]} />
      <Field name="email" label="Email" type="email" autoComplete="off" inputMode="email" error={errors["email"]} />
      <RoleChoice chosen="desk" />
      <div className="button-row">
        <SaveButton label="Send invitation" busyLabel="Sending..." busy={busy} />
      </div>
    </Form>
  );
}
