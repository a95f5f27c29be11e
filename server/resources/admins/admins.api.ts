import * as z from "zod/mini";
import { LOGIN_WORDS, loggedIn, loginForm } from "../../../domain/admins.ts";
import { SECOND_FACTOR_WORDS, waitingLogin } from "../../../domain/second-factor.ts";
import { type Call, call } from "../../http/call.ts";
import type { Admins } from "./admins.ts";
import type { Sessions } from "./sessions.ts";

/** The calls that begin and end a session. */
export const adminCalls = ({ admins, sessions }: { admins: Admins; sessions: Sessions }): Call[] => [
  call({
    method: "POST",
    path: "/api/admin/login",
    summary: "Begin a session, or a login that goes on with a second factor",
    body: loginForm,
    proves: true,
    refuses: ["unauthorized"],
    answers: { 200: z.union([loggedIn, waitingLogin]) },
    handle: async ({ body, visitor, proof, device }) => {
      const step = await admins.login(body, { visitor, proof: proof?.task ?? null, device });
      const message = "token" in step ? LOGIN_WORDS.success : SECOND_FACTOR_WORDS.needed;
      return { status: 200, body: { message, ...step } };
    },
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
