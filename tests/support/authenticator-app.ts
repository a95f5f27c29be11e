import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Odd {
  origin?: string;
  rpID?: string;
  challenge?: string;
  userVerified?: boolean;
  type?: string;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Minimal CBOR encoder (RFC 8949). */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, length: number) =>
    length < 24
      ? Buffer.from([kind | length])
      : length < 256
        ? Buffer.from([kind | 24, length])
        : Buffer.from([kind | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value < 0 ? head(0x20, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as string)]);
  return Buffer.concat([head(0xa0, value.size), ...entries]);
}

/** Software authenticator with one passkey. */
export function createAuthenticator(site: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let counter = 0;

  const authData = (odd: Odd, attested?: Buffer) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = USER_PRESENT | (odd.userVerified === false ? 0 : USER_VERIFIED) | (attested ? ATTESTED : 0);
    const rpID = odd.rpID ?? new URL(site.origin).hostname;
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string, odd: Odd) =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? site.origin,
        crossOrigin: false,
      }),
    );
  const answer = (response: object) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    create(options: { challenge: string }, odd: Odd = {}) {
      const cose = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(odd, attested)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options.challenge, odd).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal", "of no kind"],
      });
    },
    get(options: { challenge: string }, odd: Odd = {}) {
      const data = authData(odd);
      const client = clientData("webauthn.get", options.challenge, odd);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        ...(odd.userHandle !== undefined && { userHandle: odd.userHandle }),
      });
    },
  };
}
