import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { TestProduct } from "./product.ts";

/** A solved proof-of-work challenge. */
export async function solvedTask(site: TestProduct): Promise<{ challenge: Challenge; altcha: string }> {
  const challenge = (await site.ask("GET", "/api/challenge")).json as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
}

export const solvedProof = async (site: TestProduct): Promise<string> => (await solvedTask(site)).altcha;
