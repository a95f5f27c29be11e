import * as z from "zod/mini";
import { LOGIN_COPY, loggedIn, loginForm } from "../../../shared/accounts/accounts.ts";
import { pendingLogin, TWO_FACTOR_COPY } from "../../../shared/two-factor/two-factor.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Admins } from "./accounts.ts";
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
