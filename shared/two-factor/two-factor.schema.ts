import * as z from "zod/mini";
import { passwordInput } from "../accounts/passwords.ts";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { LOGIN_METHODS, type TWO_FACTOR_ERRORS, TWO_FACTOR_LIMITS } from "./two-factor.ts";

const errors = messagesByType<typeof TWO_FACTOR_ERRORS>();
const code = errorCodes<typeof errors>();

const TOKEN_MAX_LENGTH = 200;

const token = z
  .string({ error: code("challenge-missing") })
  .check(z.maxLength(TOKEN_MAX_LENGTH, { error: code("challenge-missing") }));
const codeInput = z
  .string({ error: code("second-factor-code-missing") })
  .check(z.maxLength(TOKEN_MAX_LENGTH, { error: code("second-factor-code-missing") }));
const password = passwordInput(errors, "password-missing");
/** Verified by the server only. */
const response = z.optional(z.unknown());

export const codeForm = defineForm(errors, { schema: z.object({ challenge: token, code: codeInput }) });
export const passkeyOptionsForm = defineForm(errors, { schema: z.object({ challenge: z.optional(token) }) });
export const passkeyLoginForm = defineForm(errors, { schema: z.object({ challenge: token, response }) });
export const passwordForm = defineForm(errors, { schema: z.object({ password }) });
export const confirmForm = defineForm(errors, { schema: z.object({ code: codeInput }) });
export const passkeyForm = defineForm(errors, {
  schema: z.object({
    response,
    name: text(errors, {
      field: "passkey-name",
      required: "passkey-name-missing",
      limits: TWO_FACTOR_LIMITS,
    }),
  }),
});

/** Shown once. */
export const recoveryCodes = z.array(z.string());

export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

/** WebAuthn JSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const pendingLogin = z.object({
  message: z.string(),
  second_factor: z.array(z.enum(LOGIN_METHODS)),
  challenge: z.string(),
});
