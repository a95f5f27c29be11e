import { createHmac } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { CAMPAIGN_NAME } from "../../../domain/campaign.ts";
import { SECOND_FACTOR_LIMITS } from "../../../domain/second-factor.ts";

/** What is kept of a passkey to know it again. */
export interface KnownPasskey {
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  /** JSON: how a browser reaches it. */
  transports: string;
}

/**
 * WebAuthn Level 3 in its JSON forms: the relying party and the origin are the site's, and an authenticator must have seen
 * that it is its owner. Whatever is wrong with an answer, it is null.
 */
export interface WebAuthn {
  askToAdd(
    who: { id: number; email: string; name: string },
    known: KnownPasskey[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** The new passkey, and what the authenticator was asked. */
  added(response: unknown): Promise<(KnownPasskey & { asked: string }) | null>;
  /** @param known those that may answer; none: whichever the person has */
  askToLogIn(known: KnownPasskey[]): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Which passkey an answer says that it is of. */
  credentialOf(response: unknown): string | null;
  /** The counter of a passkey that answered what was asked, for the person whose it is. */
  answered(
    response: unknown,
    asked: { asked: string; passkey: KnownPasskey; adminId: number },
  ): Promise<{ counter: number } | null>;
}

/** Ed25519, ECDSA with P-256, RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT = SECOND_FACTOR_LIMITS.minutes * 60_000;
/** An id in base64url, within WebAuthn's own bound. */
const CREDENTIAL = /^[\w-]{1,1364}$/;
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** The site's address is read at each use, as it may be known only once the server listens. */
export function createWebAuthn({ site, secret }: { site: { origin: string }; secret: string }): WebAuthn {
  const library = () => import("@simplewebauthn/server");
  const rpID = () => new URL(site.origin).hostname;
  const origin = () => new URL(site.origin).origin;
  /** What an authenticator knows somebody by: it tells nobody whose number it is. */
  const handleOf = (adminId: number) => createHmac("sha256", secret).update(`passkeys of ${adminId}`).digest();
  const listed = ({ credential_id, transports }: KnownPasskey) => ({
    id: credential_id,
    transports: JSON.parse(transports) as AuthenticatorTransport[],
  });

  return {
    async askToAdd({ id, email, name }, known) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpID: rpID(),
        rpName: CAMPAIGN_NAME.join(" "),
        userID: new Uint8Array(handleOf(id)),
        userName: email,
        userDisplayName: name,
        attestationType: "none",
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(listed),
        timeout: TIMEOUT,
      });
    },

    async added(response) {
      if (!isAnswer(response)) return null;
      const { verifyRegistrationResponse } = await library();
      const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
      let asked = "";
      try {
        const sent = response as unknown as RegistrationResponseJSON;
        const attested = decodeAttestationObject(bytesOf(sent.response.attestationObject));
        // Nothing is asked about the maker of an authenticator; with a chain of certificates, addresses in it would be asked.
        const format = attested.get("fmt");
        if (format !== "none" && !(format === "packed" && attested.get("attStmt").get("x5c") === undefined))
          return null;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: sent,
          expectedChallenge: (challenge) => {
            asked = challenge;
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
          asked,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: JSON.stringify(TRANSPORTS.filter((transport) => given.includes(transport))),
        };
      } catch {
        return null;
      }
    },

    async askToLogIn(known) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: rpID(),
        userVerification: "required",
        allowCredentials: known.map(listed),
        timeout: TIMEOUT,
      });
    },

    credentialOf: (response) => (isAnswer(response) ? response.id : null),

    async answered(response, { asked, passkey, adminId }) {
      if (!isAnswer(response)) return null;
      const { verifyAuthenticationResponse } = await library();
      try {
        const sent = response as unknown as AuthenticationResponseJSON;
        const { userHandle } = sent.response;
        if (userHandle && !handleOf(adminId).equals(bytesOf(userHandle))) return null;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: sent,
          expectedChallenge: asked,
          expectedOrigin: origin(),
          expectedRPID: rpID(),
          requireUserVerification: true,
          credential: {
            id: passkey.credential_id,
            publicKey: bytesOf(passkey.public_key),
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

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, "base64url"));

/** Whether something looks like an authenticator's answer; the library looks at the rest. */
const isAnswer = (sent: unknown): sent is { id: string; response: object } =>
  typeof sent === "object" &&
  sent !== null &&
  "id" in sent &&
  typeof sent.id === "string" &&
  CREDENTIAL.test(sent.id) &&
  "response" in sent &&
  typeof sent.response === "object" &&
  sent.response !== null;
