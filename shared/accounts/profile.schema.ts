import * as z from "zod/mini";
import { LANGUAGES } from "../i18n/languages.ts";
import { countCharacters } from "../text/graphemes.ts";
import { isBlank, normalize } from "../text/normalize.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { meetsProfileRule, passwordInput } from "./passwords.ts";
import { PROFILE_ERRORS, PROFILE_LIMITS } from "./profile.ts";

const { "username-too-long": USERNAME_LIMIT } = PROFILE_LIMITS;

/** Letters of any script with marks and joiners, for Malayalam names. */
const USERNAME = /^[\p{L}\p{M}\p{Nd} _\u200C\u200D]+$/u;

const isUsername = (value: string) =>
  USERNAME.test(value) &&
  !isBlank(value) &&
  [...value].length <= USERNAME_LIMIT * 8 &&
  countCharacters(value) <= USERNAME_LIMIT;

const errors = PROFILE_ERRORS;
const code = errorCodes<typeof errors>();

export const username = z.pipe(
  z.pipe(
    z.string({ error: code("username-invalid") }),
    z.transform((value: string) => normalize(value, USERNAME_LIMIT) ?? ""),
  ),
  z.string().check(z.refine(isUsername, { error: code("username-invalid") })),
);

export const usernameForm = defineForm(errors, { schema: z.object({ name: username }) });

const language = z.enum(LANGUAGES, { error: code("language-unknown") });

export const languageForm = defineForm(errors, { schema: z.object({ language }) });

/** Name, language or both. */
export const ownProfileForm = defineForm(errors, {
  schema: z.object({ name: z.optional(username), language: z.optional(language) }),
});

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

const differs = ({ currentPassword, newPassword }: PasswordChange) => currentPassword !== newPassword;
const isStrong = ({ newPassword }: PasswordChange) => meetsProfileRule(newPassword);
const password = passwordInput(errors, "all-passwords-missing");
const fields = { currentPassword: password, newPassword: password };

/** API form. */
export const passwordChangeForm = defineForm(errors, {
  schema: z
    .object(fields)
    .check(
      z.refine(differs, { error: code("new-password-same"), path: ["newPassword"], abort: true }),
      z.refine(isStrong, { error: code("new-password-weak"), path: ["newPassword"] }),
    ),
  priority: ["all-passwords-missing", "new-password-same", "new-password-weak"],
});

/** Screen form with confirmation. */
export const passwordChangeScreen = defineForm(errors, {
  schema: z.object({ ...fields, confirmPassword: password }).check(
    z.refine(differs, { error: code("new-password-same"), path: ["newPassword"], abort: true }),
    z.refine(isStrong, { error: code("new-password-weak"), path: ["newPassword"], abort: true }),
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: code("new-passwords-differ"),
      path: ["confirmPassword"],
    }),
  ),
  priority: ["all-passwords-missing", "new-password-same", "new-password-weak", "new-passwords-differ"],
});
export type PasswordsTyped = z.output<typeof passwordChangeScreen.schema>;
