import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Encrypts secrets at rest. */
export interface SecretBox {
  /** @param about bound as additional authenticated data */
  seal(secret: string, about: string): string;
  /** @throws Error for another key or `about` */
  open(sealed: string, about: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. @param key 32 bytes, base64url */
export function createSecretBox(key: string): SecretBox {
  const bytes = Buffer.from(key, "base64url");
  return {
    seal(secret, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", bytes, iv).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString("base64url");
    },
    open(sealed, about) {
      const sealedBytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", bytes, sealedBytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(sealedBytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(sealedBytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    },
  };
}
