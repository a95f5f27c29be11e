import * as z from "zod/mini";
import { LOGIN_WORDS, loggedIn } from "../../../domain/admins.ts";
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
} from "../../../domain/second-factor.ts";
import { type Call, call } from "../../http/call.ts";
import { saying, sayingCall } from "../../http/saying.ts";
import type { SecondFactors } from "./second-factor.ts";
import type { SecondLogins } from "./second-logins.ts";

interface Needs {
  secondFactors: SecondFactors;
  secondLogins: SecondLogins;
}

const withCodes = { message: z.string(), recovery_codes: z.optional(recoveryCodes) };

/** The calls with which a login goes on after the password, or begins with a passkey. */
export const secondLoginCalls = ({ secondLogins }: Pick<Needs, "secondLogins">): Call[] => [
  call({
    method: "POST",
    path: "/api/admin/login/totp",
    summary: "Go on with a login by the code of an authenticator app; five wrong ones end it",
    body: codeForm,
    answers: { 200: loggedIn },
    handle: async ({ body, visitor, device }) => ({
      status: 200,
      body: { message: LOGIN_WORDS.success, ...(await secondLogins.withApp(body, { visitor, device })) },
    }),
  }),
  call({
    method: "POST",
    path: "/api/admin/login/recovery",
    summary: "Go on with a login by a recovery code, which counts once",
    body: codeForm,
    answers: { 200: loggedIn },
    handle: async ({ body, visitor, device }) => ({
      status: 200,
      body: { message: LOGIN_WORDS.success, ...(await secondLogins.withRecoveryCode(body, { visitor, device })) },
    }),
  }),
  call({
    method: "POST",
    path: "/api/admin/login/passkey/options",
    summary: "Get what the browser asks a passkey; without a challenge, for a login without a password",
    body: passkeyOptionsForm,
    answers: { 200: z.object({ challenge: z.string(), options: passkeyOptions }) },
    handle: async ({ body, visitor }) => ({
      status: 200,
      body: await secondLogins.askForPasskey(body.challenge, visitor),
    }),
  }),
  call({
    method: "POST",
    path: "/api/admin/login/passkey",
    summary: "Log in with what a passkey answered",
    body: passkeyLoginForm,
    answers: { 200: loggedIn },
    handle: async ({ body, visitor, device }) => ({
      status: 200,
      body: { message: LOGIN_WORDS.success, ...(await secondLogins.withPasskey(body, { visitor, device })) },
    }),
  }),
];

/** The calls with which somebody sets up and changes what they have beside the password. */
export const secondFactorCalls = ({ secondFactors }: Pick<Needs, "secondFactors">): Call[] => [
  call({
    method: "POST",
    path: "/api/admin/second-factor/totp",
    summary: "Make the secret of an authenticator app, which counts once it was confirmed",
    act: "set up authenticator app",
    body: passwordForm,
    answers: { 200: z.object({ secret: z.string(), uri: z.string(), picture: z.string() }) },
    handle: async ({ by, body }) => ({ status: 200, body: await secondFactors.beginApp(by, body.password) }),
  }),
  call({
    method: "POST",
    path: "/api/admin/second-factor/totp/confirm",
    summary: "Let an authenticator app count, by one of its codes; recovery codes come with the first factor",
    act: "set up authenticator app",
    body: confirmForm,
    refuses: ["conflict"],
    answers: { 200: z.object(withCodes) },
    handle: async ({ by, body }) => ({
      status: 200,
      body: { message: SECOND_FACTOR_WORDS.totpSetUp, ...(await secondFactors.confirmApp(by, body.code)) },
    }),
  }),
  sayingCall({
    method: "DELETE",
    path: "/api/admin/second-factor/totp",
    summary: "Remove the authenticator app; recovery codes go with the last factor",
    act: "remove authenticator app",
    body: passwordForm,
    refuses: ["not-found"],
    says: SECOND_FACTOR_WORDS.totpRemoved,
    handle: ({ by, body }) => secondFactors.removeApp(by, body.password),
  }),
  call({
    method: "POST",
    path: "/api/admin/second-factor/recovery",
    summary: "Make new recovery codes in place of the old ones",
    act: "make recovery codes",
    body: passwordForm,
    refuses: ["conflict"],
    answers: { 200: saying({ recovery_codes: recoveryCodes }) },
    handle: async ({ by, body }) => ({
      status: 200,
      body: {
        message: SECOND_FACTOR_WORDS.codesMade,
        recovery_codes: await secondFactors.makeRecoveryCodes(by, body.password),
      },
    }),
  }),
  call({
    method: "GET",
    path: "/api/admin/second-factor/passkeys",
    summary: "List one's own passkeys, and how many recovery codes are left",
    act: "see own passkeys",
    answers: { 200: z.object({ data: z.array(passkey), recovery_codes_left: z.int() }) },
    handle: async ({ by }) => ({
      status: 200,
      body: {
        data: await secondFactors.listPasskeys(by),
        recovery_codes_left: await secondFactors.codesLeft(by),
      },
    }),
  }),
  call({
    method: "POST",
    path: "/api/admin/second-factor/passkeys/options",
    summary: "Get what the browser asks an authenticator for a new passkey",
    act: "add passkey",
    body: passwordForm,
    answers: { 200: z.object({ options: passkeyOptions }) },
    handle: async ({ by, body }) => ({
      status: 200,
      body: { options: await secondFactors.beginPasskey(by, body.password) },
    }),
  }),
  call({
    method: "POST",
    path: "/api/admin/second-factor/passkeys",
    summary: "Add a passkey; recovery codes come with the first factor",
    act: "add passkey",
    body: passkeyForm,
    refuses: ["conflict"],
    answers: { 201: z.object({ data: passkey, ...withCodes }) },
    handle: async ({ by, body }) => ({
      status: 201,
      body: { message: SECOND_FACTOR_WORDS.passkeyAdded, ...(await secondFactors.addPasskey(by, body)) },
    }),
  }),
  sayingCall({
    method: "DELETE",
    path: "/api/admin/second-factor/passkeys/{id}",
    summary: "Remove a passkey; recovery codes go with the last factor",
    act: "remove passkey",
    body: passwordForm,
    says: SECOND_FACTOR_WORDS.passkeyRemoved,
    handle: ({ by, id, body }) => secondFactors.removePasskey(by, id, body.password),
  }),
];
