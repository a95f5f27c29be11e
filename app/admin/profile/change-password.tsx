import { type RefObject, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { SaveButton } from "../components/buttons.tsx";
import { ErrorBox } from "../components/error-box.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { useSubmitOnce } from "../hooks/use-post-action.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import styles from "./page.module.css";
import { PASSWORD_FIELDS, useOutcome } from "./use-editing.ts";

const ERRORS = "password-errors";
const SECTION = "change-password";

interface ChangePasswordProps {
  email: string;
  form: RefObject<HTMLFormElement | null>;
}

export function ChangePassword({ email, form }: ChangePasswordProps) {
  const fetcher = useFetcher<SaveFormState>();
  const { Form, data } = fetcher;
  const busy = fetcher.state !== "idle";
  const isFirstPress = useSubmitOnce(fetcher);
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
          {t("Change Password")}
        </button>
      </h2>
      <Form
        ref={form}
        id={SECTION}
        className={`office-form ${styles.passwordFields}`}
        method="post"
        noValidate
        hidden={!open}
        onReset={() => fetcher.reset()}
        onSubmit={(event) => {
          if (!isFirstPress()) event.preventDefault();
        }}
      >
        <input type="hidden" name="act" value="changePassword" />
        {/* For password managers. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <ErrorBox id={ERRORS} sentences={Object.keys(PASSWORD_FIELDS).map((name) => errors[name])} />
        {Object.entries(PASSWORD_FIELDS).map(([name, field]) => (
          <PasswordField
            key={name}
            name={name}
            {...field}
            invalid={errors[name] !== undefined}
            describedBy={errors[name] && ERRORS}
          />
        ))}
        <div className="button-row">
          <SaveButton label={t("Update Password")} busyLabel={t("Updating Password...")} busy={busy} />
        </div>
      </Form>
    </section>
  );
}
