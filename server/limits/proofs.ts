import { randomInt } from "node:crypto";
import type { Payload } from "altcha-lib/types";
import * as z from "zod/mini";
import type { Clock } from "../clock.ts";

/**
 * Proof of work: a browser calculates for about a second while somebody types, and may then send more from its address.
 * Nothing is asked of people, and nobody else is involved.
 */
export interface Proofs {
  /** A task for one proof; no two are alike. */
  task(): Promise<Task>;
  /** The task that was solved, when what was sent solves one of ours that is not over; else null. */
  check(sent: unknown): Promise<Proof | null>;
}

/** A solved task. */
export interface Proof {
  task: string;
  /** How long ago it was asked for, in milliseconds: when somebody was about to write. */
  age: number;
}

/** A task as altcha's widget and solvers know it. */
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

/** How long a task may take, in milliseconds: as long as somebody writes. */
export const PROOF_LIVES = 20 * 60 * 1000;
/** Rounds of PBKDF2 for one try, and about how many tries a browser needs: half a second to three seconds of work. */
const COST = 2000;
const TRIES = { from: 200, to: 600 };
const LONGEST = 4096;

/** Loaded with the first proof: the start does not wait for it. */
async function altcha() {
  const [{ createChallenge, verifySolution }, { deriveKey }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/pbkdf2"),
  ]);
  return { createChallenge, verifySolution, deriveKey };
}

/** @param secret the same for all processes, so that each knows the tasks of the others */
export function createProofs({ clock, secret }: { clock: Clock; secret: string }): Proofs {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` };
  return {
    async task() {
      const { createChallenge, deriveKey } = await altcha();
      const { parameters, signature = "" } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: COST,
        counter: randomInt(TRIES.from, TRIES.to),
        data: { asked: clock().getTime() },
        expiresAt: Math.floor((clock().getTime() + PROOF_LIVES) / 1000),
        deriveKey,
        ...secrets,
      });
      // With the secrets above it is signed, and ends.
      return { parameters: parameters as object as Task["parameters"], signature };
    },

    async check(sent) {
      if (typeof sent !== "string" || sent.length > LONGEST) return null;
      try {
        const { challenge, solution } = JSON.parse(Buffer.from(sent, "base64").toString("utf8")) as Payload;
        if (!((challenge.parameters.expiresAt ?? 0) * 1000 > clock().getTime())) return null;
        const { verifySolution, deriveKey } = await altcha();
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
        const { signature, parameters } = challenge;
        if (!verified || signature === undefined) return null;
        return { task: signature, age: clock().getTime() - Number(parameters.data?.["asked"] ?? 0) };
      } catch {
        // What cannot be read proves nothing; whoever sent it is served all the same.
        return null;
      }
    },
  };
}
