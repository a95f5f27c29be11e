import * as z from "zod/mini";
import { ownProfile } from "../../../shared/accounts/accounts.ts";
import { MAX_PICTURE_BYTES, PROFILE_COPY, passwordChangeForm, usernameForm } from "../../../shared/accounts/profile.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Profiles } from "./profile.ts";

export const profileEndpoints = (profiles: Profiles) => [
  defineEndpoint("GET /api/admin/profile", {
    summary: "Who is logged in",
    act: "see own profile",
    wrap: ownProfile,
    handle: async ({ by }) => pickColumns(ownProfile)(by),
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
    summary: "Change the picture: JPEG, PNG, WebP, GIF or AVIF, 5 MiB and 64 megapixels at most",
    act: "change own picture",
    upload: { profile: { atMost: MAX_PICTURE_BYTES, missing: "picture-invalid" } },
    message: PROFILE_COPY.updated,
    wrap: z.object({ profile: z.string() }),
    handle: async ({ by, files }) => ({ profile: await profiles.changePicture(by, files.profile.content) }),
  }),
];
