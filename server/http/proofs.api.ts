import { type Proofs, task } from "../limits/proofs.ts";
import { type Call, call } from "./call.ts";

/** The call that gives the task of a proof of work; its answer travels in the body field `altcha` of another call. */
export const proofCalls = (proofs: Proofs): Call[] => [
  call("GET /api/challenge", {
    summary: "Get the task of a proof of work, which allows more posts from one address",
    once: true,
    gives: task,
    handle: () => proofs.task(),
  }),
];
