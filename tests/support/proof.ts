import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { TestProduct } from "./product.ts";

/** A task of this site and its solution, as a browser sends it in `altcha`. */
export async function solvedTask(site: TestProduct): Promise<{ challenge: Challenge; altcha: string }> {
  const challenge = (await site.ask("GET", "/api/challenge")).json as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
}

/** Only what is sent. */
export const solvedProof = async (site: TestProduct): Promise<string> => (await solvedTask(site)).altcha;
