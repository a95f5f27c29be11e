import { t } from "../i18n/admin-text.ts";
import type { Role } from "../permissions/permissions.ts";
import { textErrors } from "../validation/errors.ts";

export const TWO_FACTOR_METHODS = ["none", "totp", "passkey", "both"] as const;
export type TwoFactorMethod = (typeof TWO_FACTOR_METHODS)[number];

/** `REQUIRE_SECOND_FACTOR`. */
export const TWO_FACTOR_RULES = ["none", "owners", "all"] as const;
export type TwoFactorRule = (typeof TWO_FACTOR_RULES)[number];

export const requiresTwoFactorSetup = (
  rule: TwoFactorRule,
  person: { role: Role; second_factor: TwoFactorMethod },
): boolean => person.second_factor === "none" && (rule === "all" || (rule === "owners" && person.role === "owner"));

export const LOGIN_METHODS = ["totp", "passkey", "recovery"] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

export const TWO_FACTOR_LIMITS = {
  /** Lifetime of a pending login or passkey registration. */
  minutes: 5,
  tries: 5,
  recoveryCodes: 10,
  passkeys: 20,
  "passkey-name-too-long": 40,
  /** Minutes until an unconfirmed secret expires. */
  unconfirmed: 60,
} as const;

export const TWO_FACTOR_ERRORS = t({
  "second-factor-needed": "Please set up a second factor first.",
  "second-factor-wrong": "Invalid code. Please try again.",
  "log-in-again": "Please log in again.",
  "challenge-missing": "Please log in with your password first.",
  "second-factor-code-missing": "Please enter the code.",
  "password-wrong": "This is not your password. Please try again.",
  "password-missing": "Please enter your password.",
  ...textErrors("password", "Password"),
  "totp-not-begun": "Please start setting up the app again.",
  "totp-gone": "No authenticator app is set up.",
  "passkey-name-missing": "Please give the passkey a name.",
  ...textErrors("passkey-name", "The name of a passkey"),
  "passkey-refused": "The passkey could not be checked. Please try again.",
  "passkey-known": "This passkey is already set up.",
  "passkeys-too-many": "There can be at most {limit} passkeys. Please remove one first.",
  "passkey-gone": "This passkey is no longer there.",
  "second-factor-missing": "Recovery codes come with the first passkey or authenticator app.",
} as const);

export const TWO_FACTOR_COPY = t({
  needed: "Please confirm that it is you.",
  totpSetUp: "The authenticator app is set up.",
  totpRemoved: "The authenticator app is removed.",
  passkeyAdded: "The passkey is set up.",
  passkeyRemoved: "The passkey is removed.",
  codesMade: "The new recovery codes replace the old ones.",
  passwordRight: "Your password is correct. Now confirm that it is you.",
  attemptLimit: "After 5 wrong codes or 5 minutes you must log in again.",
  codeIncomplete: "Please enter the six digits that the app shows.",
  recoveryCode: "Enter one of your ten recovery codes. Each code works once.",
  why: "Passwords can be guessed or stolen. With a second factor, no one can log in without your phone or this computer.",
  aboutPasskeys: "The fingerprint, face or PIN of a device. Nothing to type, and a login without a password.",
  aboutApp: "Six digits on your phone, new every 30 seconds.",
  aboutCodes: "Ten codes for a lost phone, shown once when generated. Each code works once.",
  codesLeft: "{left} codes are left.",
  oneCodeLeft: "One code is left.",
  noCodesLeft: "No codes are left. Please generate new ones.",
  setUpFirst: "The campaign requires it. Until it is set up you can only use this screen.",
  removesOne: "You can no longer log in with it. Your other methods still work.",
  removesLast: "You will log in with your password alone. Your recovery codes are removed too.",
  newCodesReplace: "Your current codes stop working.",
  shownOnce: "Each code works once if your phone is lost. They are shown only now.",
  notKept: "Please store the codes in a safe place first, then tick the box.",
  copied: "Codes copied.",
  notCopied: "The codes could not be copied. Please save or print them.",
  notDone: "This could not be done. Please try again.",
  notLoaded: "Your second factor could not be loaded.",
  passkeySilent: "No passkey responded. Please try again, or use another method.",
  passkeysUnknownHere: "This browser does not support passkeys. Please use another method or browser.",
} as const);
