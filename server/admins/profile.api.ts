import * as z from "zod/mini";
import { adminProfile } from "../../domain/admins.ts";
import { PICTURE_LIMIT, PROFILE_WORDS, passwordChangeForm, usernameForm } from "../../domain/profile.ts";
import { type Call, call } from "../http/call.ts";
import { Refused } from "../refused.ts";
import type { Administrator } from "./admins.ts";
import type { Profiles } from "./profile.ts";

/** The calls of an administrator's own profile. */
export const profileCalls = (profiles: Profiles): Call[] => [
  call({
    method: "GET",
    path: "/api/admin/profile",
    summary: "Who is logged in",
    access: "administrator",
    answers: { 200: adminProfile },
    handle: async ({ admin }) => {
      const { name, email, profile } = known(admin);
      return { status: 200, body: { name, email, profile } };
    },
  }),
  call({
    method: "POST",
    path: "/api/admin/update-name",
    summary: "Change the username",
    access: "administrator",
    body: usernameForm,
    answers: { 200: z.object({ message: z.string(), name: z.string() }) },
    handle: async ({ admin, body: { name } }) => {
      await profiles.rename(known(admin), name);
      return { status: 200, body: { message: PROFILE_WORDS.updated, name } };
    },
  }),
  call({
    method: "POST",
    path: "/api/admin/change-password",
    summary: "Change the password; every other session of the administrator ends",
    access: "administrator",
    body: passwordChangeForm,
    answers: { 200: z.object({ message: z.string() }) },
    handle: async ({ admin, body, session }) => {
      await profiles.changePassword(known(admin), body, session ?? "");
      return { status: 200, body: { message: PROFILE_WORDS.passwordUpdated } };
    },
  }),
  call({
    method: "POST",
    path: "/api/admin/update-profile-picture",
    summary: "Change the picture: JPEG, PNG, WebP, GIF or AVIF, 5 MiB and 25 megapixels at most",
    access: "administrator",
    upload: { field: "profile", atMost: PICTURE_LIMIT },
    answers: { 200: z.object({ message: z.string(), profile: z.string() }) },
    handle: async ({ admin, file }) => {
      const message = PROFILE_WORDS.notAnImage;
      if (!file) throw new Refused("invalid", message, { errors: { profile: message } });
      const profile = await profiles.changePicture(known(admin), file.content);
      return { status: 200, body: { message: PROFILE_WORDS.updated, profile } };
    },
  }),
];

/** A call for administrators is never handed on without one. */
function known(admin: Administrator | null): Administrator {
  if (!admin) throw new Error("A call for administrators was handled without one.");
  return admin;
}
