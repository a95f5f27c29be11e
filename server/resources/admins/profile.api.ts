import * as z from "zod/mini";
import { ownProfile } from "../../../domain/admins.ts";
import { PICTURE_LIMIT, PROFILE_WORDS, passwordChangeForm, usernameForm } from "../../../domain/profile.ts";
import { type Call, call } from "../../http/call.ts";
import { saying, sayingCall } from "../../http/saying.ts";
import type { Profiles } from "./profile.ts";

/** The calls of an administrator's own profile. */
export const profileCalls = (profiles: Profiles): Call[] => [
  call({
    method: "GET",
    path: "/api/admin/profile",
    summary: "Who is logged in",
    act: "see own profile",
    answers: { 200: ownProfile },
    handle: async ({ by: { id, name, email, profile, role, second_factor, must_set_up } }) => ({
      status: 200,
      body: { id, name, email, profile, role, second_factor, must_set_up },
    }),
  }),
  call({
    method: "POST",
    path: "/api/admin/update-name",
    summary: "Change the username",
    act: "change own name",
    body: usernameForm,
    answers: { 200: saying({ name: z.string() }) },
    handle: async ({ by, body: { name } }) => {
      await profiles.rename(by, name);
      return { status: 200, body: { message: PROFILE_WORDS.updated, name } };
    },
  }),
  sayingCall({
    method: "POST",
    path: "/api/admin/change-password",
    summary: "Change the password; every other session of the administrator ends",
    act: "change own password",
    body: passwordChangeForm,
    says: PROFILE_WORDS.passwordUpdated,
    handle: ({ by, body }) => profiles.changePassword(by, body),
  }),
  call({
    method: "POST",
    path: "/api/admin/update-profile-picture",
    summary: "Change the picture: JPEG, PNG, WebP, GIF or AVIF, 5 MiB and 25 megapixels at most",
    act: "change own picture",
    upload: { profile: { atMost: PICTURE_LIMIT, missing: "picture-invalid" } },
    answers: { 200: saying({ profile: z.string() }) },
    handle: async ({ by, files }) => {
      const profile = await profiles.changePicture(by, files.profile.content);
      return { status: 200, body: { message: PROFILE_WORDS.updated, profile } };
    },
  }),
];
