import * as z from "zod/mini";
import { LOGIN_COPY, loggedIn } from "../../../shared/accounts/accounts.ts";
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
} from "../../../shared/two-factor/two-factor.schema.ts";
import { TWO_FACTOR_COPY } from "../../../shared/two-factor/two-factor.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { TwoFactorLogins } from "./pending-logins.ts";
import type { TwoFactorService } from "./two-factor.ts";

const withCodes = { recovery_codes: z.optional(recoveryCodes) };
const begins = { wrap: z.omit(loggedIn, { message: true }), message: LOGIN_COPY.success };

export const twoFactorLoginEndpoints = ({ secondLogins }: { secondLogins: TwoFactorLogins }) => [
  defineEndpoint("POST /api/admin/login/totp", {
    summary: "Continue a login with the code of an authenticator app; five wrong codes end it",
    body: codeForm,
    ...begins,
    handle: ({ body, visitor, device }) => secondLogins.withApp(body, { visitor, device }),
  }),
  defineEndpoint("POST /api/admin/login/recovery", {
    summary: "Continue a login with a recovery code, which works once",
    body: codeForm,
    ...begins,
    handle: ({ body, visitor, device }) => secondLogins.withRecoveryCode(body, { visitor, device }),
  }),
  defineEndpoint("POST /api/admin/login/passkey/options", {
    summary: "Get the WebAuthn request options; without a challenge, for a passwordless login",
    body: passkeyOptionsForm,
    wrap: z.object({ challenge: z.string(), options: passkeyOptions }),
    handle: ({ body, visitor }) => secondLogins.askForPasskey(body.challenge, visitor),
  }),
  defineEndpoint("POST /api/admin/login/passkey", {
    summary: "Log in with a passkey response",
    body: passkeyLoginForm,
    ...begins,
    handle: ({ body, visitor, device }) => secondLogins.withPasskey(body, { visitor, device }),
  }),
];

export const twoFactorEndpoints = ({ secondFactors }: { secondFactors: TwoFactorService }) => [
  defineEndpoint("POST /api/admin/second-factor/totp", {
    summary: "Create the secret of an authenticator app, which is active once confirmed",
    act: "set up authenticator app",
    body: passwordForm,
    wrap: z.object({ secret: z.string(), uri: z.string(), picture: z.string() }),
    handle: ({ by, body }) => secondFactors.beginApp(by, body.password),
  }),
  defineEndpoint("POST /api/admin/second-factor/totp/confirm", {
    summary: "Confirm an authenticator app with one of its codes; the first factor also returns recovery codes",
    act: "set up authenticator app",
    body: confirmForm,
    errors: ["conflict"],
    message: TWO_FACTOR_COPY.totpSetUp,
    wrap: z.object(withCodes),
    handle: ({ by, body }) => secondFactors.confirmApp(by, body.code),
  }),
  defineEndpoint("DELETE /api/admin/second-factor/totp", {
    summary: "Remove the authenticator app; removing the last factor removes the recovery codes",
    act: "remove authenticator app",
    body: passwordForm,
    errors: ["not-found"],
    message: TWO_FACTOR_COPY.totpRemoved,
    handle: ({ by, body }) => secondFactors.removeApp(by, body.password),
  }),
  defineEndpoint("POST /api/admin/second-factor/recovery", {
    summary: "Replace the recovery codes",
    act: "make recovery codes",
    body: passwordForm,
    errors: ["conflict"],
    message: TWO_FACTOR_COPY.codesMade,
    wrap: z.object({ recovery_codes: recoveryCodes }),
    handle: async ({ by, body }) => ({ recovery_codes: await secondFactors.makeRecoveryCodes(by, body.password) }),
  }),
  defineEndpoint("GET /api/admin/second-factor/passkeys", {
    summary: "List one's own passkeys, and how many recovery codes are left",
    act: "see own passkeys",
    wrap: z.object({ data: z.array(passkey), recovery_codes_left: z.int() }),
    handle: async ({ by }) => ({
      data: await secondFactors.listPasskeys(by),
      recovery_codes_left: await secondFactors.codesLeft(by),
    }),
  }),
  defineEndpoint("POST /api/admin/second-factor/passkeys/options", {
    summary: "Get the WebAuthn creation options for a new passkey",
    act: "add passkey",
    body: passwordForm,
    wrap: z.object({ options: passkeyOptions }),
    handle: async ({ by, body }) => ({ options: await secondFactors.beginPasskey(by, body.password) }),
  }),
  defineEndpoint("POST /api/admin/second-factor/passkeys", {
    summary: "Add a passkey; the first factor also returns recovery codes",
    act: "add passkey",
    body: passkeyForm,
    errors: ["conflict"],
    message: TWO_FACTOR_COPY.passkeyAdded,
    wrap: z.object({ data: passkey, ...withCodes }),
    status: 201,
    handle: ({ by, body }) => secondFactors.addPasskey(by, body),
  }),
  defineEndpoint("DELETE /api/admin/second-factor/passkeys/{id}", {
    summary: "Remove a passkey; removing the last factor removes the recovery codes",
    act: "remove passkey",
    body: passwordForm,
    message: TWO_FACTOR_COPY.passkeyRemoved,
    handle: ({ by, id, body }) => secondFactors.removePasskey(by, id, body.password),
  }),
];
