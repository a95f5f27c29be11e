import { redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { pageMeta } from "../lib/page-meta.ts";
import { getReturnUrl } from "../lib/return-url.ts";
import { storedToken } from "../lib/session.ts";
import type { Route } from "./+types/page.ts";
import { runAction, startAgain } from "./actions.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { Login } from "./login.tsx";
import { Otp } from "./otp.tsx";
import { RecoveryCode } from "./recovery-code.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { clearReset, resetEmail, resetOtp } from "./reset-storage.ts";
import { TwoFactorStep } from "./second-step.tsx";
import { clearTwoFactorStep, getTwoFactorStep } from "./second-step-storage.ts";
import type { StepProps } from "./step-form.tsx";
import { getStep, STEPS, type Step, stepUrl } from "./steps.ts";

export const meta = ({ location }: Route.MetaArgs) => pageMeta(STEPS[getStep(location.search)]);

/** Redirects signed-in users; returning to the login clears pending steps. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const here = new URL(request.url);
  if (storedToken()) throw redirect(getReturnUrl(here.searchParams.get("back")));
  const step = getStep(here.search);
  if (step === "login") {
    clearReset();
    clearTwoFactorStep();
  }
  const second = step === "second-step" || step === "recovery-code";
  if (second && getTwoFactorStep() === null) throw redirect(stepUrl("login", here.search));
  if (step === "reset-password" && (resetEmail() === null || resetOtp() === null)) throw startAgain(here);
  return null;
}

/** Loads when the step changes, not on submit. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search;

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

const SCREENS: Record<Step, (props: StepProps) => React.ReactNode> = {
  login: Login,
  "second-step": TwoFactorStep,
  "recovery-code": RecoveryCode,
  "forgot-password": ForgotPassword,
  otp: Otp,
  "reset-password": ResetPassword,
};

function StepHere(props: StepProps) {
  const Screen = SCREENS[getStep(useLocation().search)];
  return (
    <AuthLayout>
      <Screen {...props} />
    </AuthLayout>
  );
}

export default function SignIn() {
  return <StepHere />;
}

/** Same screen, disabled until hydration. */
export const HydrateFallback = () => <StepHere waiting />;
