import { createHash } from "node:crypto";

/** CSP Level 3 hash source. */
export const toCspHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
