import { randomBytes } from "node:crypto";

/** Argon2id (the library's own algorithm) with the parameters of the OWASP cheat sheet: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A password as it is stored; every character counts. */
export const hashPassword = async (password: string): Promise<string> =>
  (await import("@node-rs/argon2")).hash(password, ARGON2ID);

/** A password that nobody has had before, with all that the rules ask for. */
export function randomPassword(): string {
  return `${randomBytes(12).toString("base64url")}-aA1`;
}

let madeForNobody: Promise<string> | undefined;

/** Made when somebody logs in first, not at each start: it takes 60 ms of a processor. */
const hashOfNobody = () => (madeForNobody ??= hashPassword(randomPassword()));

/** Whether the password is right. Without a hash it works just as long and says no: nobody learns who exists. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await import("@node-rs/argon2");
  const nobody = await hashOfNobody();
  const right = await verify(passwordHash ?? nobody, password);
  return passwordHash !== undefined && right;
}
