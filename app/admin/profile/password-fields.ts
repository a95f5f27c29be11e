import { type PasswordsTyped, PROFILE_COPY } from "../../../shared/accounts/profile.ts";
import { confirmAction } from "../components/confirmation.tsx";

export const PASSWORD_FIELDS = {
  currentPassword: {
    label: "Current Password",
    autoComplete: "current-password",
    toggle: { show: "Show current password", hide: "Hide current password" },
  },
  newPassword: {
    label: "New Password",
    autoComplete: "new-password",
    hint: PROFILE_COPY.passwordRule,
    toggle: { show: "Show new password", hide: "Hide new password" },
  },
  confirmPassword: {
    label: "Confirm New Password",
    autoComplete: "new-password",
    toggle: { show: "Show confirmation", hide: "Hide confirmation" },
  },
} satisfies Record<keyof PasswordsTyped, object>;

const QUESTION = {
  title: PROFILE_COPY.discardPasswords,
  text: "The password fields are filled in, but the password was not updated.",
  verb: "Yes, discard them!",
};

const isFilled = (form: HTMLFormElement | null): boolean =>
  form !== null && Object.keys(PASSWORD_FIELDS).some((name) => new FormData(form).get(name) !== "");

/** Confirms before clearing typed passwords. */
export const canDiscard = async (form: HTMLFormElement | null): Promise<boolean> =>
  !isFilled(form) || (await confirmAction(QUESTION));
