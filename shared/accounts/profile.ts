import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";
import { PASSWORD_MIN_LENGTH } from "./passwords.ts";

export const PROFILE_LIMITS = { "username-too-long": 20 } as const;
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
