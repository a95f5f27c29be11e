import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";
import { LANGUAGES } from "../i18n/languages.ts";
import { countCharacters } from "../text/graphemes.ts";
import { isBlank, normalize } from "../text/normalize.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { meetsProfileRule, PASSWORD_MIN_LENGTH, passwordInput } from "./passwords.ts";

export const PROFILE_LIMITS = { "username-too-long": 20 } as const;
const { "username-too-long": USERNAME_LIMIT } = PROFILE_LIMITS;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

export const PROFILE_ERRORS = t({
  "username-invalid": "Only letters, numbers, spaces, and underscores are allowed.",
  "username-too-long": "Username can have at most {limit} characters.",
  "picture-invalid": "Please select a valid image file",
  "picture-too-large": "The picture can have at most {megabytes} MB.",
  "picture-of-too-many-pixels": "The picture can have at most {megapixels} megapixels.",
  "language-unknown": "Choose English or Malayalam.",
  "all-passwords-missing": "Please fill out all password fields.",
  ...textErrors("password", "Password"),
  "current-password-wrong": "Failed to update password. Please check your current password.",
  "new-password-same": "New password cannot be the same as current password.",
  "new-password-weak": `Password must be at least ${PASSWORD_MIN_LENGTH} characters long and include uppercase, lowercase, number, and special character.`,
  "new-passwords-differ": "New passwords do not match.",
} as const);

export const PROFILE_COPY = t({
  invalidName: "Invalid Username",
  updated: "Profile updated successfully!",
  notUpdated: "Failed to update profile.",
  language: "Language of the admin",
  languageChanged: "Language changed.",
  languageNotChanged: "Failed to change the language.",
  discarded: "Changes discarded",
  discardPasswords: "Discard password changes?",
  weakPassword: "Weak Password",
  passwordRule: `At least ${PASSWORD_MIN_LENGTH} characters: an uppercase letter, a lowercase letter, a number and one of @ $ ! % * ? & are needed. Other symbols cannot be used.`,
  passwordUpdated: "Password updated successfully!",
} as const);

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
