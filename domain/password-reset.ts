import * as z from "zod/mini";
import { accountEmail } from "./admins.ts";
import type { FormRules } from "./form.ts";
import { meetsAllCriteria, typedPassword } from "./passwords.ts";

/** Digits of a one-time code. */
export const OTP_LENGTH = 6;
/** How long a code lives, in minutes (docs/calls.md, 8). */
export const OTP_MINUTES = 10;
/** Wrong tries after which a code is dead, here and at the reset together. */
export const OTP_TRIES = 5;
/** How long the screen shows a successful reset before it returns to the login, in milliseconds. */
export const RETURN_TO_LOGIN_AFTER = 2000;

/** What people read on the way from a forgotten password to a new one (docs/product.md, 5.5, 5.6 and 6.2). */
export const RESET_WORDS = {
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  sent: "OTP sent to your email!",
  resent: "OTP resent successfully!",
  notSent: "Failed to send OTP. Please try again.",
  notResent: "Failed to resend OTP.",
  emailMissing: "Email not found. Please restart the process.",
  incomplete: "Please enter the complete OTP",
  verified: "OTP Verified!",
  wrong: "Invalid OTP. Please try again.",
  bothRequired: "Both fields are required",
  mismatch: "Passwords do not match",
  weak: "Password is too weak",
  missing: "Email or OTP missing. Please restart the password reset process.",
  success: "Password reset successful!",
  failed: "Failed to reset password.",
} as const;

const { emailRequired, emailInvalid, incomplete, bothRequired, weak } = RESET_WORDS;

const email = accountEmail({ required: emailRequired, invalid: emailInvalid });

/** Six digits, as a string: a number or a list of them is no code. */
const otp = z.pipe(
  z.pipe(
    z.string({ error: incomplete }),
    z.transform((value: string) => value.trim()),
  ),
  z.string().check(z.regex(new RegExp(`^[0-9]{${OTP_LENGTH}}$`), { error: incomplete })),
);

export const codeRequestForm: FormRules<{ email: string }> = {
  schema: z.object({ email }),
  order: [emailRequired, emailInvalid],
};

export interface CodeCheck {
  email: string;
  otp: string;
}

export const codeCheckForm: FormRules<CodeCheck> = {
  schema: z.object({ email, otp }),
  order: [emailRequired, emailInvalid, incomplete],
};

export interface PasswordReset extends CodeCheck {
  newPassword: string;
}

/** What sets a new password with a code. */
export const passwordResetForm: FormRules<PasswordReset> = {
  schema: z.object({
    email,
    otp,
    newPassword: typedPassword(bothRequired).check(z.refine(meetsAllCriteria, { error: weak })),
  }),
  order: [emailRequired, emailInvalid, incomplete, bothRequired, weak],
};

/** What the screen asks of both fields before it sends them. */
export const newPasswordForm: FormRules<{ newPassword: string; confirmPassword: string }> = {
  schema: z.object({ newPassword: typedPassword(bothRequired), confirmPassword: typedPassword(bothRequired) }).check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: RESET_WORDS.mismatch,
      path: ["confirmPassword"],
    }),
    z.refine(({ newPassword }) => meetsAllCriteria(newPassword), { error: weak, path: ["newPassword"] }),
  ),
  order: [bothRequired, RESET_WORDS.mismatch, weak],
};
