import { PROFILE_ERRORS, PROFILE_LIMITS } from "../../../shared/accounts/profile.ts";
import { type Invitee, STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { SaveButton } from "../components/save-button.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { getFieldProps } from "../lib/field-props.ts";
import type { ActionName } from "./actions.ts";
import { RoleChoice } from "./role-choice.tsx";

const { labels } = STAFF_SCREEN_COPY;
const NAME = countCharactersIn(PROFILE_ERRORS, PROFILE_LIMITS, "username-too-long");

/** Draft key. */
export const INVITE_DRAFT = "staff:new";

interface FormProps {
  onSaved: () => void;
  onDiscard: () => void;
}

export function InviteForm({ onSaved, onDiscard }: FormProps) {
  const { Form, busy, errors, unsaved, sends } = useSaveForm(INVITE_DRAFT, onSaved);
  const field = getFieldProps<Invitee>(null, errors);
  return (
    <Form {...sends} className="office-form" aria-labelledby="form-title">
      <input type="hidden" name="act" value={"invite" satisfies ActionName} />
      {unsaved && <UnsavedNotice onDiscard={onDiscard} />}
      <Field label={labels.name} autoComplete="off" limit={NAME} {...field("name")} />
      <Field label={labels.email} type="email" autoComplete="off" inputMode="email" {...field("email")} />
      <RoleChoice chosen="desk" />
      <div className="button-row">
        <SaveButton label="Send invitation" busyLabel="Sending..." busy={busy} />
      </div>
    </Form>
  );
}
