import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { accountEmail } from "./accounts.ts";
import { meetsAllCriteria, passwordInput } from "./passwords.ts";

export const OTP_LENGTH = 6;
export const OTP_MINUTES = 10;
/** Over verification and reset together. */
export const OTP_TRIES = 5;
/** Milliseconds. */
export const RETURN_TO_LOGIN_DELAY_MS = 2000;

export const RESET_ERRORS = t({
  "reset-email-missing": "Email is required",
  "email-invalid": "Please enter a valid email address",
  ...textErrors("email", "Email"),
  "code-not-sent": "Failed to send OTP. Please try again.",
  "code-incomplete": "Please enter the complete OTP",
  "code-wrong": "Invalid OTP. Please try again.",
  "both-passwords-missing": "Both fields are required",
  ...textErrors("password", "Password"),
  "password-too-weak": "Password is too weak",
  "passwords-differ": "Passwords do not match",
} as const);

export const RESET_COPY = t({
  sent: "OTP sent to your email!",
  resent: "OTP resent successfully!",
  notResent: "Failed to resend OTP.",
  emailMissing: "Email not found. Please restart the process.",
  verified: "OTP Verified!",
  missing: "Email or OTP missing. Please restart the password reset process.",
  success: "Password reset successful!",
  failed: "Failed to reset password.",
} as const);

const errors = RESET_ERRORS;
const code = errorCodes<typeof errors>();

const email = accountEmail(errors, { required: "reset-email-missing", invalid: "email-invalid" });
const password = passwordInput(errors, "both-passwords-missing");

/** A string; numbers and arrays are refused. */
const otp = z.pipe(
  z.pipe(
    z.string({ error: code("code-incomplete") }),
    z.transform((value: string) => value.trim()),
  ),
  z.string().check(z.regex(new RegExp(`^[0-9]{${OTP_LENGTH}}$`), { error: code("code-incomplete") })),
);

export const codeRequestForm = defineForm(errors, {
  schema: z.object({ email }),
  priority: ["reset-email-missing", "email-invalid"],
});

export interface CodeCheck {
  email: string;
  otp: string;
}

export const codeCheckForm = defineForm(errors, {
  schema: z.object({ email, otp }),
  priority: ["reset-email-missing", "email-invalid", "code-incomplete"],
});

export interface PasswordReset extends CodeCheck {
  newPassword: string;
}

export const passwordResetForm = defineForm(errors, {
  schema: z.object({
    email,
    otp,
    newPassword: password.check(z.refine(meetsAllCriteria, { error: code("password-too-weak") })),
  }),
  priority: ["reset-email-missing", "email-invalid", "code-incomplete", "both-passwords-missing", "password-too-weak"],
});

export const newPasswordForm = defineForm(errors, {
  schema: z.object({ newPassword: password, confirmPassword: password }).check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: code("passwords-differ"),
      path: ["confirmPassword"],
    }),
    z.refine(({ newPassword }) => meetsAllCriteria(newPassword), {
      error: code("password-too-weak"),
      path: ["newPassword"],
    }),
  ),
  priority: ["both-passwords-missing", "passwords-differ", "password-too-weak"],
});
