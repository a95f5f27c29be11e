import * as z from "zod/mini";
import { EMAIL_AT_MOST, isEmail } from "./email.ts";
import type { FormRules } from "./form.ts";
import { typedPassword } from "./passwords.ts";
import { text } from "./text.ts";

/** What administrators read while they log in and out (docs/product.md, 5.4 and 6.2). */
export const LOGIN_WORDS = {
  emailRequired: "Email field value is required",
  emailInvalid: "Enter a valid email address",
  passwordRequired: "Password field is required",
  wrong: "Invalid email or password",
  failed: "Login failed. Please try again.",
  success: "Login successful!",
  loggedOut: "Logged out successfully",
} as const;

/** The e-mail of an account, in small letters, with the words of its form. */
export const accountEmail = ({ required, invalid }: { required: string; invalid: string }) =>
  z.pipe(
    z.pipe(
      text({ label: "Email", required, limit: EMAIL_AT_MOST }),
      z.transform((value: string) => value.toLowerCase()),
    ),
    z.string().check(z.refine((value) => isEmail(value), { error: invalid })),
  );

export const login = z.object({
  email: accountEmail({ required: LOGIN_WORDS.emailRequired, invalid: LOGIN_WORDS.emailInvalid }),
  password: typedPassword(LOGIN_WORDS.passwordRequired),
});
export type Login = z.output<typeof login>;

/** The login form and the order of its rules (docs/product.md, 5.4). */
export const loginForm: FormRules<Login> = {
  schema: login,
  order: [LOGIN_WORDS.emailRequired, LOGIN_WORDS.emailInvalid, LOGIN_WORDS.passwordRequired],
};

/** An administrator as the back office shows them; `profile` is the path of the picture. */
export const adminProfile = z.object({ name: z.string(), email: z.string(), profile: z.nullable(z.string()) });
export type AdminProfile = z.output<typeof adminProfile>;
