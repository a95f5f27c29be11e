import * as z from "zod/mini";
import { currentUser, LOGIN_COPY, loggedIn, loginForm, ownProfile } from "../../../shared/accounts/accounts.ts";
import {
  codeCheckForm,
  codeRequestForm,
  passwordResetForm,
  RESET_COPY,
} from "../../../shared/accounts/password-reset.ts";
import {
  languageForm,
  ownProfileForm,
  passwordChangeForm,
  usernameForm,
} from "../../../shared/accounts/profile.schema.ts";
import { MAX_PICTURE_BYTES, PROFILE_COPY } from "../../../shared/accounts/profile.ts";
import { ownSession } from "../../../shared/staff/staff.schema.ts";
import { STAFF_COPY } from "../../../shared/staff/staff.ts";
import { pendingLogin } from "../../../shared/two-factor/two-factor.schema.ts";
import { TWO_FACTOR_COPY } from "../../../shared/two-factor/two-factor.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Admins } from "./accounts.ts";
import type { OwnSessions } from "./own-sessions.ts";
import type { PasswordResets } from "./password-reset.ts";
import type { Profiles } from "./profile.ts";
import type { Sessions } from "./sessions.ts";

export const adminEndpoints = ({ admins, sessions }: { admins: Admins; sessions: Sessions }) => [
  defineEndpoint("POST /api/admin/login", {
    summary: "Start a session, or a login that continues with a second factor",
    body: loginForm,
    acceptsProof: true,
    errors: ["unauthorized"],
    wrap: z.union([loggedIn, pendingLogin]),
    handle: async ({ body, visitor, proof, device }) => {
      const step = await admins.login(body, { visitor, proof: proof?.task ?? null, device });
      return { message: "token" in step ? LOGIN_COPY.success : TWO_FACTOR_COPY.needed, ...step };
    },
  }),
  defineEndpoint("POST /api/admin/logout", {
    summary: "End the session of the token",
    act: "log out",
    status: 204,
    handle: ({ by }) => sessions.end(by.session),
  }),
];

export const ownSessionEndpoints = (own: OwnSessions) => [
  defineEndpoint("GET /api/admin/sessions", {
    summary: "List one's own sessions, most recently used first",
    act: "see own sessions",
    data: z.array(ownSession),
    handle: ({ by }) => own.list(by),
  }),
  defineEndpoint("DELETE /api/admin/sessions/{id}", {
    summary: "End one of one's own sessions",
    act: "end own session",
    message: STAFF_COPY.sessionEnded,
    handle: ({ by, id }) => own.end(by, id),
  }),
  defineEndpoint("DELETE /api/admin/sessions", {
    summary: "End all of one's own sessions except the current one",
    act: "end own other sessions",
    message: STAFF_COPY.sessionsEnded,
    handle: ({ by }) => own.endOthers(by),
  }),
];

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

export const profileEndpoints = (profiles: Profiles) => [
  defineEndpoint("GET /api/admin/profile", {
    summary: "Who is logged in",
    act: "see own profile",
    wrap: ownProfile,
    handle: async ({ by }) => ({ ...pickColumns(currentUser)(by), away_since: await profiles.getAwaySince(by) }),
  }),
  defineEndpoint("PUT /api/admin/profile", {
    summary: "Change the username, the language of the admin, or both",
    act: "change own name",
    body: ownProfileForm,
    message: PROFILE_COPY.updated,
    wrap: z.pick(ownProfile, { name: true, language: true }),
    handle: async ({ by, body: { name, language } }) => {
      if (name !== undefined) await profiles.rename(by, name);
      if (language !== undefined) await profiles.setLanguage(by, language);
      return { name: name ?? by.name, language: language ?? by.language };
    },
  }),
  defineEndpoint("POST /api/admin/update-language", {
    summary: "Change the language of the admin",
    act: "change own language",
    body: languageForm,
    message: PROFILE_COPY.languageChanged,
    wrap: z.pick(ownProfile, { language: true }),
    handle: async ({ by, body: { language } }) => {
      await profiles.setLanguage(by, language);
      return { language };
    },
  }),
  defineEndpoint("POST /api/admin/update-name", {
    summary: "Change the username",
    act: "change own name",
    body: usernameForm,
    message: PROFILE_COPY.updated,
    wrap: z.object({ name: z.string() }),
    handle: async ({ by, body: { name } }) => {
      await profiles.rename(by, name);
      return { name };
    },
  }),
  defineEndpoint("POST /api/admin/change-password", {
    summary: "Change the password; every other session of the administrator ends",
    act: "change own password",
    body: passwordChangeForm,
    message: PROFILE_COPY.passwordUpdated,
    handle: ({ by, body }) => profiles.changePassword(by, body),
  }),
  defineEndpoint("POST /api/admin/update-profile-picture", {
    summary: "Change the picture: JPEG, PNG, WebP, GIF or AVIF, 5 MiB and 65 megapixels at most",
    act: "change own picture",
    upload: { profile: { atMost: MAX_PICTURE_BYTES, missing: "picture-invalid" } },
    message: PROFILE_COPY.updated,
    wrap: z.object({ profile: z.string() }),
    handle: async ({ by, files }) => ({ profile: await profiles.changePicture(by, files.profile.content) }),
  }),
];
