import { type Proofs, task } from "../limits/proofs.ts";
import { type Call, call } from "./call.ts";

export const proofCalls = (proofs: Proofs): Call[] => [
  call("GET /api/challenge", {
    summary: "Get the task of a proof of work, which allows more posts from one address",
    once: true,
    gives: task,
    handle: () => proofs.task(),
  }),
];
