import * as z from "zod/mini";
import { countCharacters } from "./characters.ts";
import type { FormRules } from "./form.ts";
import { isBlank, normalised } from "./normalised.ts";
import { meetsProfileRule, typedPassword } from "./passwords.ts";

/** Most characters of a username (docs/product.md, 5.11). */
export const USERNAME_LIMIT = 20;
/** Most bytes of a picture as it is sent (docs/calls.md, 2). */
export const PICTURE_LIMIT = 5 * 1024 * 1024;
/** Most pixels of a picture as it is sent: width times height. */
export const PICTURE_PIXELS = 25_000_000;

/** What administrators read in their profile (docs/product.md, 5.11, 5.12 and 6.3). */
export const PROFILE_WORDS = {
  invalidName: {
    title: "Invalid Username",
    text: "Only letters, numbers, spaces, and underscores are allowed.",
  },
  notAnImage: "Please select a valid image file",
  pictureTooLarge: "The picture can have at most 5 MB.",
  pictureTooManyPixels: "The picture can have at most 25 megapixels.",
  pictureNotStored: "The picture cannot be stored right now. Please try again in a moment.",
  updated: "Profile updated successfully!",
  notUpdated: "Failed to update profile.",
  discarded: "Changes discarded",
  discardPasswords: "Discard password changes?",
  passwordsRequired: "Please fill out all password fields.",
  samePassword: "New password cannot be the same as current password.",
  weakPassword: {
    title: "Weak Password",
    text: "Password must be at least 8 characters long and include uppercase, lowercase, number, and special character.",
  },
  passwordRule:
    "At least 8 characters: an uppercase letter, a lowercase letter, a number and one of @ $ ! % * ? & are needed. Other symbols cannot be used.",
  mismatch: "New passwords do not match.",
  passwordUpdated: "Password updated successfully!",
  passwordNotUpdated: "Failed to update password. Please check your current password.",
} as const;

/** Letters of any script with their marks and joiners, so that a Malayalam name is one; digits, spaces, underscores. */
const USERNAME = /^[\p{L}\p{M}\p{Nd} _\u200C\u200D]+$/u;

const isUsername = (value: string) =>
  USERNAME.test(value) &&
  !isBlank(value) &&
  [...value].length <= USERNAME_LIMIT * 8 &&
  countCharacters(value) <= USERNAME_LIMIT;

const { text: invalidName } = PROFILE_WORDS.invalidName;

export const usernameForm: FormRules<{ name: string }> = {
  schema: z.object({
    name: z.pipe(
      z.pipe(
        z.string({ error: invalidName }),
        z.transform((value: string) => normalised(value, USERNAME_LIMIT) ?? ""),
      ),
      z.string().check(z.refine(isUsername, { error: invalidName })),
    ),
  }),
};

const { passwordsRequired, samePassword, mismatch } = PROFILE_WORDS;
const { text: weakPassword } = PROFILE_WORDS.weakPassword;

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

const differs = ({ currentPassword, newPassword }: PasswordChange) => currentPassword !== newPassword;
const isStrong = ({ newPassword }: PasswordChange) => meetsProfileRule(newPassword);
const fields = { currentPassword: typedPassword(passwordsRequired), newPassword: typedPassword(passwordsRequired) };

/** What changes the password, as the call takes it. */
export const passwordChangeForm: FormRules<PasswordChange> = {
  schema: z
    .object(fields)
    .check(
      z.refine(differs, { error: samePassword, path: ["newPassword"], abort: true }),
      z.refine(isStrong, { error: weakPassword, path: ["newPassword"] }),
    ),
  order: [passwordsRequired, samePassword, weakPassword],
};

/** The three fields of the screen, in the order of their rules (docs/product.md, 5.12). */
export const passwordChangeScreen: FormRules<PasswordChange & { confirmPassword: string }> = {
  schema: z.object({ ...fields, confirmPassword: typedPassword(passwordsRequired) }).check(
    z.refine(differs, { error: samePassword, path: ["newPassword"], abort: true }),
    z.refine(isStrong, { error: weakPassword, path: ["newPassword"], abort: true }),
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: mismatch,
      path: ["confirmPassword"],
    }),
  ),
  order: [passwordsRequired, samePassword, weakPassword, mismatch],
};
