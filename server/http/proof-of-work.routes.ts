import { type Proofs, task } from "../rate-limit/proof-of-work.ts";
import { defineEndpoint } from "./endpoint.ts";

export const proofEndpoints = (proofs: Proofs) => [
  defineEndpoint("GET /api/challenge", {
    summary: "Get a proof-of-work challenge, which allows more posts from one address",
    noStore: true,
    wrap: task,
    handle: () => proofs.task(),
  }),
];
