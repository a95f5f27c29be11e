import {
  codeCheckForm,
  codeRequestForm,
  passwordResetForm,
  RESET_COPY,
} from "../../../shared/accounts/password-reset.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { PasswordResets } from "./password-reset.ts";

export const passwordResetEndpoints = (resets: PasswordResets) => [
  defineEndpoint("POST /api/admin/forgot-password", {
    summary: "Request a one-time code by email; the response is the same for every address",
    body: codeRequestForm,
    message: RESET_COPY.sent,
    handle: ({ body: { email }, visitor }) => resets.request(email, visitor),
  }),
  defineEndpoint("POST /api/admin/verify-otp", {
    summary: "Check a one-time code without using it up",
    body: codeCheckForm,
    message: RESET_COPY.verified,
    handle: ({ body, visitor }) => resets.verify(body, visitor),
  }),
  defineEndpoint("POST /api/admin/reset-password", {
    summary: "Set a new password with a one-time code; every session of the administrator ends",
    body: passwordResetForm,
    message: RESET_COPY.success,
    handle: ({ body, visitor }) => resets.reset(body, visitor),
  }),
];
