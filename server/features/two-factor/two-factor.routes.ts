import * as z from "zod/mini";
import { LOGIN_WORDS, loggedIn } from "../../../shared/accounts/accounts.ts";
import {
  codeForm,
  confirmForm,
  passkey,
  passkeyForm,
  passkeyLoginForm,
  passkeyOptions,
  passkeyOptionsForm,
  passwordForm,
  recoveryCodes,
  SECOND_FACTOR_WORDS,
} from "../../../shared/two-factor/two-factor.ts";
import { type Call, call } from "../../http/endpoint.ts";
import type { TwoFactorLogins } from "./pending-logins.ts";
import type { TwoFactorService } from "./two-factor.ts";

const withCodes = { recovery_codes: z.optional(recoveryCodes) };
const begins = { gives: z.omit(loggedIn, { message: true }), says: LOGIN_WORDS.success };

export const twoFactorLoginEndpoints = ({ secondLogins }: { secondLogins: TwoFactorLogins }): Call[] => [
  call("POST /api/admin/login/totp", {
    summary: "Go on with a login by the code of an authenticator app; five wrong ones end it",
    body: codeForm,
    ...begins,
    handle: ({ body, visitor, device }) => secondLogins.withApp(body, { visitor, device }),
  }),
  call("POST /api/admin/login/recovery", {
    summary: "Go on with a login by a recovery code, which counts once",
    body: codeForm,
    ...begins,
    handle: ({ body, visitor, device }) => secondLogins.withRecoveryCode(body, { visitor, device }),
  }),
  call("POST /api/admin/login/passkey/options", {
    summary: "Get what the browser asks a passkey; without a challenge, for a login without a password",
    body: passkeyOptionsForm,
    gives: z.object({ challenge: z.string(), options: passkeyOptions }),
    handle: ({ body, visitor }) => secondLogins.askForPasskey(body.challenge, visitor),
  }),
  call("POST /api/admin/login/passkey", {
    summary: "Log in with what a passkey answered",
    body: passkeyLoginForm,
    ...begins,
    handle: ({ body, visitor, device }) => secondLogins.withPasskey(body, { visitor, device }),
  }),
];

export const twoFactorEndpoints = ({ secondFactors }: { secondFactors: TwoFactorService }): Call[] => [
  call("POST /api/admin/second-factor/totp", {
    summary: "Make the secret of an authenticator app, which counts once it was confirmed",
    act: "set up authenticator app",
    body: passwordForm,
    gives: z.object({ secret: z.string(), uri: z.string(), picture: z.string() }),
    handle: ({ by, body }) => secondFactors.beginApp(by, body.password),
  }),
  call("POST /api/admin/second-factor/totp/confirm", {
    summary: "Let an authenticator app count, by one of its codes; recovery codes come with the first factor",
    act: "set up authenticator app",
    body: confirmForm,
    errors: ["conflict"],
    says: SECOND_FACTOR_WORDS.totpSetUp,
    gives: z.object(withCodes),
    handle: ({ by, body }) => secondFactors.confirmApp(by, body.code),
  }),
  call("DELETE /api/admin/second-factor/totp", {
    summary: "Remove the authenticator app; recovery codes go with the last factor",
    act: "remove authenticator app",
    body: passwordForm,
    errors: ["not-found"],
    says: SECOND_FACTOR_WORDS.totpRemoved,
    handle: ({ by, body }) => secondFactors.removeApp(by, body.password),
  }),
  call("POST /api/admin/second-factor/recovery", {
    summary: "Make new recovery codes in place of the old ones",
    act: "make recovery codes",
    body: passwordForm,
    errors: ["conflict"],
    says: SECOND_FACTOR_WORDS.codesMade,
    gives: z.object({ recovery_codes: recoveryCodes }),
    handle: async ({ by, body }) => ({ recovery_codes: await secondFactors.makeRecoveryCodes(by, body.password) }),
  }),
  call("GET /api/admin/second-factor/passkeys", {
    summary: "List one's own passkeys, and how many recovery codes are left",
    act: "see own passkeys",
    gives: z.object({ data: z.array(passkey), recovery_codes_left: z.int() }),
    handle: async ({ by }) => ({
      data: await secondFactors.listPasskeys(by),
      recovery_codes_left: await secondFactors.codesLeft(by),
    }),
  }),
  call("POST /api/admin/second-factor/passkeys/options", {
    summary: "Get what the browser asks an authenticator for a new passkey",
    act: "add passkey",
    body: passwordForm,
    gives: z.object({ options: passkeyOptions }),
    handle: async ({ by, body }) => ({ options: await secondFactors.beginPasskey(by, body.password) }),
  }),
  call("POST /api/admin/second-factor/passkeys", {
    summary: "Add a passkey; recovery codes come with the first factor",
    act: "add passkey",
    body: passkeyForm,
    errors: ["conflict"],
    says: SECOND_FACTOR_WORDS.passkeyAdded,
    gives: z.object({ data: passkey, ...withCodes }),
    status: 201,
    handle: ({ by, body }) => secondFactors.addPasskey(by, body),
  }),
  call("DELETE /api/admin/second-factor/passkeys/{id}", {
    summary: "Remove a passkey; recovery codes go with the last factor",
    act: "remove passkey",
    body: passwordForm,
    says: SECOND_FACTOR_WORDS.passkeyRemoved,
    handle: ({ by, id, body }) => secondFactors.removePasskey(by, id, body.password),
  }),
];
