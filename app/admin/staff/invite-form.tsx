import { PROFILE_LIMITS, PROFILE_SENTENCES } from "../../../domain/profile.ts";
import { type Invitee, STAFF_SCREEN_WORDS } from "../../../domain/staff.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { fieldsOf } from "../parts/fields-of.ts";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";
import type { ActName } from "./acts.ts";
import { RoleChoice } from "./role-choice.tsx";

const { labels } = STAFF_SCREEN_WORDS;
const NAME = charactersOf(PROFILE_SENTENCES, PROFILE_LIMITS, "username-too-long");

/** Draft key. */
export const INVITE_DRAFT = "staff:new";

interface FormProps {
  onSaved: () => void;
  onDiscard: () => void;
}

export function InviteForm({ onSaved, onDiscard }: FormProps) {
  const { Form, busy, errors, unsaved, sends } = useSaving(INVITE_DRAFT, onSaved);
  const field = fieldsOf<Invitee>(null, errors);
  return (
    <Form {...sends} className="office-form" aria-labelledby="form-title">
      <input type="hidden" name="act" value={"invite" satisfies ActName} />
      {unsaved && <Unsaved onDiscard={onDiscard} />}
      <Field label={labels.name} autoComplete="off" limit={NAME} {...field("name")} />
      <Field label={labels.email} type="email" autoComplete="off" inputMode="email" {...field("email")} />
      <RoleChoice chosen="desk" />
      <div className="button-row">
        <SaveButton label="Send invitation" busyLabel="Sending..." busy={busy} />
      </div>
    </Form>
  );
}
