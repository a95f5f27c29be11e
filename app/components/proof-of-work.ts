/** Response of `GET /api/challenge`. Lengths in bytes; data as hex. */
export interface Task {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
  signature: string;
}

/**
 * Fetches and solves a challenge off the main thread; no third party.
 * @returns the `altcha` field of a request
 */
export async function prove(): Promise<string> {
  const response = await fetch("/api/challenge");
  if (!response.ok) throw new Error(`No task came: ${response.status}.`);
  return solve((await response.json()) as Task);
}

/** Brute force. */
export async function solve(challenge: Task): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = new Uint8Array([...bytes(nonce), 0, 0, 0, 0]);
  const number = new DataView(password.buffer, password.length - 4);
  const rule = { name: "PBKDF2", hash: "SHA-256", salt: bytes(salt), iterations: cost };
  for (let counter = 0; ; counter += 1) {
    number.setUint32(0, counter);
    const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
    const derivedKey = digits(await crypto.subtle.deriveBits(rule, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
}

const bytes = (hexadecimal: string) =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const digits = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
