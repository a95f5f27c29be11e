import * as z from "zod/mini";
import type { Proofs } from "../limits/proofs.ts";
import { type Call, call } from "./call.ts";

/** The call that gives the task of a proof of work; its answer travels in the body field `altcha` of another call. */
export const proofCalls = (proofs: Proofs): Call[] => [
  call("GET /api/challenge", {
    summary: "Get the task of a proof of work, which allows more posts from one address",
    once: true,
    gives: z.object({
      parameters: z.looseObject({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        expiresAt: z.int(),
      }),
      signature: z.string(),
    }),
    handle: () => proofs.task(),
  }),
];
