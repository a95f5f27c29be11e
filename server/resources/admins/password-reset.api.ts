import { codeCheckForm, codeRequestForm, passwordResetForm, RESET_WORDS } from "../../../domain/password-reset.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { PasswordResets } from "./password-reset.ts";

/** The calls of somebody who forgot their password. */
export const passwordResetCalls = (resets: PasswordResets): Call[] => [
  call({
    method: "POST",
    path: "/api/admin/forgot-password",
    summary: "Ask for a one-time code by mail; the answer is the same for every address",
    body: codeRequestForm,
    answers: { 200: saying() },
    handle: async ({ body: { email }, visitor }) => {
      await resets.request(email, visitor);
      return { status: 200, body: { message: RESET_WORDS.sent } };
    },
  }),
  call({
    method: "POST",
    path: "/api/admin/verify-otp",
    summary: "Check a one-time code without using it up",
    body: codeCheckForm,
    answers: { 200: saying() },
    handle: async ({ body, visitor }) => {
      await resets.verify(body, visitor);
      return { status: 200, body: { message: RESET_WORDS.verified } };
    },
  }),
  call({
    method: "POST",
    path: "/api/admin/reset-password",
    summary: "Set a new password with a one-time code; every session of the administrator ends",
    body: passwordResetForm,
    answers: { 200: saying() },
    handle: async ({ body, visitor }) => {
      await resets.reset(body, visitor);
      return { status: 200, body: { message: RESET_WORDS.success } };
    },
  }),
];
