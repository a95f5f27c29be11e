import { PROFILE_ERRORS, PROFILE_LIMITS } from "../../../shared/accounts/profile.ts";
import { type Invitee, STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import { Field } from "../../components/field.tsx";
import { charactersOf } from "../../components/use-character-count.ts";
import { SaveButton } from "../components/save-button.tsx";
import { Unsaved } from "../components/unsaved-changes-notice.tsx";
import { useSaving } from "../hooks/use-save-form.ts";
import { fieldsOf } from "../lib/field-props.ts";
import type { ActionName } from "./actions.ts";
import { RoleChoice } from "./role-choice.tsx";

const { labels } = STAFF_SCREEN_COPY;
const NAME = charactersOf(PROFILE_ERRORS, PROFILE_LIMITS, "username-too-long");

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
      <input type="hidden" name="act" value={"invite" satisfies ActionName} />
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
