import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";
import { LANGUAGES } from "../i18n/languages.ts";
import { ROLES } from "../permissions/permissions.ts";
import { TWO_FACTOR_METHODS } from "../two-factor/two-factor.ts";
import { EMAIL_MAX_LENGTH, isEmail } from "../validation/email.ts";
import { type MessageCode, type TextErrorMessages, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { anyText } from "../validation/text.ts";
import { passwordInput } from "./passwords.ts";

export const LOGIN_ERRORS = t({
  "login-email-missing": "Email field value is required",
  "login-email-invalid": "Enter a valid email address",
  ...textErrors("email", "Email"),
  "login-password-missing": "Password field is required",
  ...textErrors("password", "Password"),
  "login-wrong": "Invalid email or password",
  "too-many-logins": "Too many failed logins. Please wait a little and try again.",
  "crowd-of-logins": "Many people are logging in right now. Please try again in a moment.",
} as const);

export const LOGIN_COPY = t({
  failed: "Login failed. Please try again.",
  success: "Login successful!",
} as const);

interface AccountEmailRules<Code> {
  required: Code;
  invalid: Code;
}

export const accountEmail = <English extends TextErrorMessages<"email">>(
  _: English,
  { required, invalid }: AccountEmailRules<MessageCode<English>>,
) =>
  z.pipe(
    z.pipe(
      anyText({ field: "email", required, limits: { "email-too-long": EMAIL_MAX_LENGTH } }),
      z.transform((value: string) => value.toLowerCase()),
    ),
    z.string().check(z.refine((value) => isEmail(value), { error: invalid })),
  );

export const login = z.object({
  email: accountEmail(LOGIN_ERRORS, { required: "login-email-missing", invalid: "login-email-invalid" }),
  password: passwordInput(LOGIN_ERRORS, "login-password-missing"),
});
export type Login = z.output<typeof login>;

export const loginForm = defineForm(LOGIN_ERRORS, {
  schema: login,
  priority: ["login-email-missing", "login-email-invalid", "login-password-missing"],
});

/** `profile` is the picture's path. */
export const adminProfile = z.object({ name: z.string(), email: z.string(), profile: z.nullable(z.string()) });
export type AdminProfile = z.output<typeof adminProfile>;

export const currentUser = z.extend(adminProfile, {
  id: z.int(),
  role: z.enum(ROLES),
  second_factor: z.enum(TWO_FACTOR_METHODS),
  must_set_up: z.boolean(),
  /** Of the admin. */
  language: z.enum(LANGUAGES),
});
export type AccountSummary = z.output<typeof currentUser>;

export const ownProfile = z.extend(currentUser, {
  /** When the previous visit ended, on any device; null for the first one. */
  away_since: z.nullable(z.string()),
});
export type OwnProfile = z.output<typeof ownProfile>;

/** With `must_set_up` the token only allows two-factor setup. */
export const loggedIn = z.object({
  message: z.string(),
  token: z.string(),
  admin: adminProfile,
  must_set_up: z.optional(z.literal(true)),
});
