import * as z from "zod/mini";
import { LOGIN_WORDS, loggedIn, loginForm } from "../../../shared/accounts/accounts.ts";
import { pendingLogin, SECOND_FACTOR_WORDS } from "../../../shared/two-factor/two-factor.ts";
import { type Call, call } from "../../http/endpoint.ts";
import type { Admins } from "./accounts.ts";
import type { Sessions } from "./sessions.ts";

export const adminCalls = ({ admins, sessions }: { admins: Admins; sessions: Sessions }): Call[] => [
  call("POST /api/admin/login", {
    summary: "Begin a session, or a login that goes on with a second factor",
    body: loginForm,
    proves: true,
    errors: ["unauthorized"],
    gives: z.union([loggedIn, pendingLogin]),
    handle: async ({ body, visitor, proof, device }) => {
      const step = await admins.login(body, { visitor, proof: proof?.task ?? null, device });
      return { message: "token" in step ? LOGIN_WORDS.success : SECOND_FACTOR_WORDS.needed, ...step };
    },
  }),
  call("POST /api/admin/logout", {
    summary: "End the session of the token",
    act: "log out",
    status: 204,
    handle: ({ by }) => sessions.end(by.session),
  }),
];
