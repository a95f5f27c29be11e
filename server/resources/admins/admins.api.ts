import * as z from "zod/mini";
import { adminProfile, LOGIN_WORDS, loginForm } from "../../../domain/admins.ts";
import { type Call, call } from "../../http/call.ts";
import type { Admins } from "./admins.ts";
import type { Sessions } from "./sessions.ts";

/** The calls that begin and end a session. */
export const adminCalls = ({ admins, sessions }: { admins: Admins; sessions: Sessions }): Call[] => [
  call({
    method: "POST",
    path: "/api/admin/login",
    summary: "Begin a session",
    body: loginForm,
    proves: true,
    refuses: ["unauthorized"],
    answers: { 200: z.object({ message: z.string(), token: z.string(), admin: adminProfile }) },
    handle: async ({ body, visitor, proof, device }) => ({
      status: 200,
      body: { message: LOGIN_WORDS.success, ...(await admins.login(body, { visitor, proof, device })) },
    }),
  }),
  call({
    method: "POST",
    path: "/api/admin/logout",
    summary: "End the session of the token",
    act: "log out",
    answers: { 204: null },
    handle: async ({ by }) => {
      await sessions.end(by.session);
      return { status: 204 };
    },
  }),
];
