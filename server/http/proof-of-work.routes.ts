import { type Proofs, task } from "../rate-limit/proof-of-work.ts";
import { type Call, call } from "./endpoint.ts";

export const proofCalls = (proofs: Proofs): Call[] => [
  call("GET /api/challenge", {
    summary: "Get the task of a proof of work, which allows more posts from one address",
    once: true,
    gives: task,
    handle: () => proofs.task(),
  }),
];
