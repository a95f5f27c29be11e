import { type RefObject, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { PROFILE_WORDS } from "../../../domain/profile.ts";
import { ErrorBox } from "../parts/error-box.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import type { Saving } from "../parts/saving.ts";
import styles from "./change-password.module.css";
import { useOutcome } from "./outcome.ts";

const ERRORS = "password-errors";
const SECTION = "change-password";

const FIELDS = [
  {
    name: "currentPassword",
    label: "Current Password",
    autoComplete: "current-password",
    toggle: { show: "Show current password", hide: "Hide current password" },
  },
  {
    name: "newPassword",
    label: "New Password",
    autoComplete: "new-password",
    hint: PROFILE_WORDS.passwordRule,
    toggle: { show: "Show new password", hide: "Hide new password" },
  },
  {
    name: "confirmPassword",
    label: "Confirm New Password",
    autoComplete: "new-password",
    toggle: { show: "Show confirmation", hide: "Hide confirmation" },
  },
] as const;

interface ChangePasswordProps {
  email: string;
  form: RefObject<HTMLFormElement | null>;
}

/** The password, folded away until wanted. */
export function ChangePassword({ email, form }: ChangePasswordProps) {
  const fetcher = useFetcher<Saving>();
  const { Form, data } = fetcher;
  const busy = fetcher.state !== "idle";
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const errors: Record<string, string> = !busy && data?.saved === false ? data.errors : {};

  useOutcome(fetcher, ({ saved }) => {
    if (saved) {
      form.current?.reset();
      setOpen(false);
      opener.current?.focus();
    } else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });

  return (
    <section className={`panel ${styles.fold}`}>
      <h2>
        <button ref={opener} type="button" aria-expanded={open} aria-controls={SECTION} onClick={() => setOpen(!open)}>
          Change Password
        </button>
      </h2>
      <Form
        ref={form}
        id={SECTION}
        className={`office-form ${styles.fields}`}
        method="post"
        noValidate
        hidden={!open}
        onReset={() => fetcher.reset()}
        onSubmit={(event) => {
          if (busy) event.preventDefault();
        }}
      >
        <input type="hidden" name="act" value="changePassword" />
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <ErrorBox id={ERRORS} sentences={FIELDS.map(({ name }) => errors[name])} />
        {FIELDS.map((field) => (
          <PasswordField
            key={field.name}
            {...field}
            invalid={errors[field.name] !== undefined}
            describedBy={errors[field.name] && ERRORS}
          />
        ))}
        <div className="button-row">
          <SaveButton label="Update Password" busyLabel="Updating Password..." busy={busy} />
        </div>
      </Form>
    </section>
  );
}
