import { randomInt } from "node:crypto";
import type { Payload } from "altcha-lib/types";
import * as z from "zod/mini";
import type { Clock } from "../lib/clock.ts";

/**
 * Proof of work: about a second of the browser's time raises the rate limit of its address. Self-hosted, no
 * puzzle.
 */
export interface Proofs {
  /** A fresh task. */
  task(): Promise<Task>;
  /** The solved task if the solution is valid and not expired, else null. */
  check(sent: unknown): Promise<Proof | null>;
}

export interface Proof {
  task: string;
  /** Milliseconds since the task was requested, when typing began. */
  age: number;
}

/** In altcha's format. */
export const task = z.object({
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
});
type Task = z.output<typeof task>;

export const PROOF_TTL_MS = 20 * 60 * 1000;
/** PBKDF2 iterations and expected attempts: half a second to three seconds. */
const ROUNDS_PER_TRY = 2000;
const EXPECTED_TRIES = { from: 200, to: 600 };
const MAX_LENGTH = 4096;

/** Loaded on demand, to keep the start fast. */
async function altcha() {
  const [{ createChallenge, verifySolution }, { deriveKey }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/pbkdf2"),
  ]);
  return { createChallenge, verifySolution, deriveKey };
}

/** @param secret shared by all processes */
export function createProofs({ clock, secret }: { clock: Clock; secret: string }): Proofs {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` };
  return {
    async task() {
      const { createChallenge, deriveKey } = await altcha();
      const { parameters, signature = "" } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: ROUNDS_PER_TRY,
        counter: randomInt(EXPECTED_TRIES.from, EXPECTED_TRIES.to),
        data: { asked: clock().getTime() },
        expiresAt: Math.floor((clock().getTime() + PROOF_TTL_MS) / 1000),
        deriveKey,
        ...secrets,
      });
      // Signed, with an expiry.
      return { parameters: parameters as object as Task["parameters"], signature };
    },

    async check(sent) {
      if (typeof sent !== "string" || sent.length > MAX_LENGTH) return null;
      try {
        const { challenge, solution } = JSON.parse(Buffer.from(sent, "base64").toString("utf8")) as Payload;
        if (!((challenge.parameters.expiresAt ?? 0) * 1000 > clock().getTime())) return null;
        const { verifySolution, deriveKey } = await altcha();
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
        const { signature, parameters } = challenge;
        if (!verified || signature === undefined) return null;
        return { task: signature, age: clock().getTime() - Number(parameters.data?.["asked"] ?? 0) };
      } catch {
        // Invalid solutions do not fail the request.
        return null;
      }
    },
  };
}
