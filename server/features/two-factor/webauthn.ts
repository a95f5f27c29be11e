import { createHmac } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";
import { TWO_FACTOR_LIMITS } from "../../../shared/two-factor/two-factor.ts";

export interface KnownPasskey {
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
}

/** WebAuthn Level 3 with user verification; null for any invalid response. */
export interface WebAuthn {
  createRegistration(
    person: { id: number; email: string; name: string },
    known: KnownPasskey[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** The new passkey and its challenge. */
  verifyRegistration(response: unknown): Promise<(KnownPasskey & { asked: string }) | null>;
  /** @param known allowed credentials; empty: discoverable ones */
  createLogin(known: KnownPasskey[]): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Credential id claimed by a response. */
  getCredentialId(response: unknown): string | null;
  /** Verifies a response; returns the new counter. */
  verifyLogin(
    response: unknown,
    expected: { asked: string; passkey: KnownPasskey; adminId: number },
  ): Promise<{ counter: number } | null>;
}

/** Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT = TWO_FACTOR_LIMITS.minutes * 60_000;
/** Base64url, bounded by the standard. */
const CREDENTIAL = /^[\w-]{1,1364}$/;
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** The origin may be known only once the server listens. */
export function createWebAuthn({ site, secret }: { site: { origin: string }; secret: string }): WebAuthn {
  const library = () => import("@simplewebauthn/server");
  const rpID = () => new URL(site.origin).hostname;
  const origin = () => new URL(site.origin).origin;
  /** Opaque user handle. */
  const getHandle = (adminId: number) => createHmac("sha256", secret).update(`passkeys of ${adminId}`).digest();
  const listed = ({ credential_id, transports }: KnownPasskey) => ({
    id: credential_id,
    transports: JSON.parse(transports) as AuthenticatorTransport[],
  });

  return {
    async createRegistration({ id, email, name }, known) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpID: rpID(),
        rpName: CAMPAIGN_NAME.join(" "),
        userID: new Uint8Array(getHandle(id)),
        userName: email,
        userDisplayName: name,
        attestationType: "none",
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(listed),
        timeout: TIMEOUT,
      });
    },

    async verifyRegistration(response) {
      if (!isAnswer(response)) return null;
      const { verifyRegistrationResponse } = await library();
      const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
      let expected = "";
      try {
        const sent = response as unknown as RegistrationResponseJSON;
        const attested = decodeAttestationObject(getBytes(sent.response.attestationObject));
        // No attestation: certificate chains could make the server fetch URLs.
        const format = attested.get("fmt");
        if (format !== "none" && !(format === "packed" && attested.get("attStmt").get("x5c") === undefined))
          return null;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: sent,
          expectedChallenge: (challenge) => {
            expected = challenge;
            return true;
          },
          expectedOrigin: origin(),
          expectedRPID: rpID(),
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified) return null;
        const { id, publicKey, counter } = registrationInfo.credential;
        const given: unknown[] = Array.isArray(sent.response.transports) ? sent.response.transports : [];
        return {
          asked: expected,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: JSON.stringify(TRANSPORTS.filter((transport) => given.includes(transport))),
        };
      } catch {
        return null;
      }
    },

    async createLogin(known) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: rpID(),
        userVerification: "required",
        allowCredentials: known.map(listed),
        timeout: TIMEOUT,
      });
    },

    getCredentialId: (response) => (isAnswer(response) ? response.id : null),

    async verifyLogin(response, { asked: expected, passkey, adminId }) {
      if (!isAnswer(response)) return null;
      const { verifyAuthenticationResponse } = await library();
      try {
        const sent = response as unknown as AuthenticationResponseJSON;
        const { userHandle } = sent.response;
        if (userHandle && !getHandle(adminId).equals(getBytes(userHandle))) return null;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: sent,
          expectedChallenge: expected,
          expectedOrigin: origin(),
          expectedRPID: rpID(),
          requireUserVerification: true,
          credential: {
            id: passkey.credential_id,
            publicKey: getBytes(passkey.public_key),
            counter: passkey.counter,
          },
        });
        return verified ? { counter: authenticationInfo.newCounter } : null;
      } catch {
        return null;
      }
    },
  };
}

const getBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, "base64url"));

/** Shape check only. */
const isAnswer = (sent: unknown): sent is { id: string; response: object } =>
  typeof sent === "object" &&
  sent !== null &&
  "id" in sent &&
  typeof sent.id === "string" &&
  CREDENTIAL.test(sent.id) &&
  "response" in sent &&
  typeof sent.response === "object" &&
  sent.response !== null;
