import { createHmac, timingSafeEqual } from "node:crypto";

/** The reference in the subject of every reply, `[#42-K7Q2MX]`, by which an answer finds its enquiry. */
export interface MailReferences {
  toReference(id: number): string;
  /** Ids in a subject; forged references are left out. */
  findIds(subject: string): number[];
}

/** Crockford's base 32: no letters that look like digits. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const MAX_REFERENCES = 5;
const REFERENCE = /\[#([1-9]\d{0,8})-([0-9A-Z]{6})\]/gi;

/** @param secret of the installation */
export function createMailReferences(secret: string): MailReferences {
  const getKey = (id: number) =>
    [...createHmac("sha256", secret).update(String(id)).digest().subarray(0, 6)]
      .map((byte) => DIGITS[byte % DIGITS.length])
      .join("");
  return {
    toReference: (id) => `[#${id}-${getKey(id)}]`,
    findIds: (subject) =>
      [...subject.matchAll(REFERENCE)]
        .slice(0, MAX_REFERENCES)
        .filter(([, id, key = ""]) => timingSafeEqual(Buffer.from(getKey(Number(id))), Buffer.from(key.toUpperCase())))
        .map(([, id]) => Number(id)),
  };
}
