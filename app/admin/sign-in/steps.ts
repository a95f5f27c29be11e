import { href } from "react-router";
export const STEPS = {
  login: "Login",
  "second-step": "Second Step",
  "recovery-code": "Recovery Code",
  "forgot-password": "Forgot Password",
  otp: "OTP Verification",
  "reset-password": "Reset Password",
} as const;

export type Step = keyof typeof STEPS;

/** Default: login. */
export function getStep(search: string): Step {
  const asked = new URLSearchParams(search).get("step");
  return asked !== null && Object.hasOwn(STEPS, asked) ? (asked as Step) : "login";
}

/** Keeps the return URL. */
export function stepUrl(step: Step, search: string): string {
  const kept = new URLSearchParams();
  const back = new URLSearchParams(search).get("back");
  if (step !== "login") kept.set("step", step);
  if (back !== null) kept.set("back", back);
  return href("/admin") + (kept.size > 0 ? `?${kept}` : "");
}
