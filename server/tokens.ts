import { createHash, randomBytes } from "node:crypto";

/** What opens something to whoever carries it: 256 random bits as 43 characters, which nobody can guess. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A token as it is stored: whoever reads the table has none. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
