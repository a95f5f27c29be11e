import { href } from "react-router";
/** The steps of the one entry: the login with its second step, and those of a forgotten password (docs/product.md, 3.2). */
export const STEPS = {
  login: "Login",
  "second-step": "Second Step",
  "recovery-code": "Recovery Code",
  "forgot-password": "Forgot Password",
  otp: "OTP Verification",
  "reset-password": "Reset Password",
} as const;

export type Step = keyof typeof STEPS;

/** The step that an address shows; the login is the one without a name. */
export function stepAt(search: string): Step {
  const asked = new URLSearchParams(search).get("step");
  return asked !== null && Object.hasOwn(STEPS, asked) ? (asked as Step) : "login";
}

/** The address of a step, seen from where somebody is: the way back after the login is kept. */
export function addressOfStep(step: Step, search: string): string {
  const kept = new URLSearchParams();
  const back = new URLSearchParams(search).get("back");
  if (step !== "login") kept.set("step", step);
  if (back !== null) kept.set("back", back);
  return href("/admin") + (kept.size > 0 ? `?${kept}` : "");
}
