import { useState } from "react";
import { href, Link } from "react-router";
import { meetsAllCriteria } from "../../../shared/accounts/passwords.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { INVITED_COPY, STAFF_ERRORS } from "../../../shared/staff/staff.ts";
import { detectLanguage } from "../../components/language.ts";
import { ErrorBox } from "../components/error-box.tsx";
import { Icon } from "../components/icon.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { useAdmin } from "../lib/session.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { NewPassword } from "../sign-in/new-password.tsx";
import styles from "../sign-in/step-form.module.css";
import { StepButton, StepForm, useStep } from "../sign-in/step-form.tsx";
import type { Route } from "./+types/page.ts";
import { accept } from "./accept.ts";
import { consumeToken, useToken } from "./token.ts";

export const meta = () => pageMeta("Invitation");

export function clientLoader() {
  consumeToken();
  return null;
}

export const shouldRevalidate = () => false;

export const clientAction = async ({ request }: Route.ClientActionArgs) => accept(await request.formData());

const ERRORS = "invitation-errors";

export default function Invitation() {
  const token = useToken();
  return token === null ? <Closed sentence={STAFF_ERRORS["invitation-missing"]} /> : <Invited key={token} />;
}

function Invited() {
  const sending = useStep();
  const { outcome } = sending;
  const [password, setPassword] = useState("");
  const here = useAdmin();
  if (outcome?.over) return <Closed sentence={outcome.message ?? STAFF_ERRORS["invitation-over"]} />;
  const { newPassword, confirmPassword } = outcome?.errors ?? {};
  return (
    <AuthLayout>
      <StepForm title={INVITED_COPY.title} sending={sending} first="[name=newPassword]">
        <p>{INVITED_COPY.text}</p>
        {here && <p lang={detectLanguage(here.name)}>{interpolate(INVITED_COPY.instead, { name: here.name })}</p>}
        <ErrorBox id={ERRORS} sentences={[newPassword, confirmPassword, outcome?.message]} />
        <NewPassword label="Choose a password" errors={outcome?.errors ?? {}} errorsAt={ERRORS} onTyped={setPassword} />
        <StepButton
          label="Begin"
          busyLabel="Logging in..."
          busy={sending.busy}
          disabled={!meetsAllCriteria(password)}
        />
        <p>{INVITED_COPY.once}</p>
      </StepForm>
    </AuthLayout>
  );
}

const Closed = ({ sentence }: { sentence: string }) => (
  <AuthLayout>
    <div className={styles.step}>
      <fieldset>
        <h1>Invitation</h1>
        <p className="note bad" role="alert">
          <Icon name="warning" />
          {sentence}
        </p>
        <Link className="text-link" to={href("/admin")}>
          Back to Login
        </Link>
      </fieldset>
    </div>
  </AuthLayout>
);

export const HydrateFallback = () => (
  <AuthLayout>
    <div className={styles.step}>
      <fieldset disabled>
        <h1>{INVITED_COPY.title}</h1>
        <noscript>
          <p>{INVITED_COPY.noScripts}</p>
        </noscript>
      </fieldset>
    </div>
  </AuthLayout>
);
