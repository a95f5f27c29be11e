import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 43 characters. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Only hashes are stored. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
