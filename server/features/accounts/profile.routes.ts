import * as z from "zod/mini";
import { ownProfile } from "../../../shared/accounts/accounts.ts";
import { PICTURE_LIMIT, PROFILE_WORDS, passwordChangeForm, usernameForm } from "../../../shared/accounts/profile.ts";
import { shownBy } from "../../database/pick-columns.ts";
import { type Call, call } from "../../http/endpoint.ts";
import type { Profiles } from "./profile.ts";

export const profileCalls = (profiles: Profiles): Call[] => [
  call("GET /api/admin/profile", {
    summary: "Who is logged in",
    act: "see own profile",
    gives: ownProfile,
    handle: async ({ by }) => shownBy(ownProfile)(by),
  }),
  call("POST /api/admin/update-name", {
    summary: "Change the username",
    act: "change own name",
    body: usernameForm,
    says: PROFILE_WORDS.updated,
    gives: z.object({ name: z.string() }),
    handle: async ({ by, body: { name } }) => {
      await profiles.rename(by, name);
      return { name };
    },
  }),
  call("POST /api/admin/change-password", {
    summary: "Change the password; every other session of the administrator ends",
    act: "change own password",
    body: passwordChangeForm,
    says: PROFILE_WORDS.passwordUpdated,
    handle: ({ by, body }) => profiles.changePassword(by, body),
  }),
  call("POST /api/admin/update-profile-picture", {
    summary: "Change the picture: JPEG, PNG, WebP, GIF or AVIF, 5 MiB and 64 megapixels at most",
    act: "change own picture",
    upload: { profile: { atMost: PICTURE_LIMIT, missing: "picture-invalid" } },
    says: PROFILE_WORDS.updated,
    gives: z.object({ profile: z.string() }),
    handle: async ({ by, files }) => ({ profile: await profiles.changePicture(by, files.profile.content) }),
  }),
];
