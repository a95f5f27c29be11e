import type * as WebAuthn from "@simplewebauthn/browser";
import { TWO_FACTOR_COPY, TWO_FACTOR_ERRORS } from "../../../shared/two-factor/two-factor.ts";

type WebAuthnLibrary = typeof WebAuthn;

/** The authenticator's response, or the reason; no reason when the user left. */
export type PasskeyAnswer = { ok: true; response: object } | { ok: false; message: string | undefined };

/** WebAuthn JSON. */
export type PasskeyOptions = { challenge: string };

let pendingRequest: Promise<WebAuthnLibrary> | undefined;

/** Requests an assertion. */
export const getPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  toAnswer(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as WebAuthn.PublicKeyCredentialRequestOptionsJSON }),
  );

/** Creates a passkey. */
export const createPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  toAnswer(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as WebAuthn.PublicKeyCredentialCreationOptionsJSON }),
  );

/** Aborts a pending request. */
export const abortPasskey = (): void =>
  void pendingRequest?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

async function toAnswer(ask: (library: WebAuthnLibrary) => Promise<object>): Promise<PasskeyAnswer> {
  if (!("PublicKeyCredential" in globalThis)) return { ok: false, message: TWO_FACTOR_COPY.passkeysUnknownHere };
  try {
    // Loaded on demand.
    pendingRequest ??= import("@simplewebauthn/browser");
    return { ok: true, response: await ask(await pendingRequest) };
  } catch (error) {
    return { ok: false, message: explainFailure(error instanceof Error ? error.name : "") };
  }
}

/** WebAuthn hides most reasons on purpose. */
function explainFailure(name: string): string | undefined {
  if (name === "AbortError") return undefined;
  return name === "InvalidStateError" ? TWO_FACTOR_ERRORS["passkey-known"] : TWO_FACTOR_COPY.passkeySilent;
}
