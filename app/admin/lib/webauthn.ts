import type * as WebAuthn from "@simplewebauthn/browser";
import { SECOND_FACTOR_SENTENCES, SECOND_FACTOR_WORDS } from "../../../shared/two-factor/two-factor.ts";

type Library = typeof WebAuthn;

/** The authenticator's response, or the reason; no reason when the user left. */
export type PasskeyAnswer = { ok: true; response: object } | { ok: false; words: string | undefined };

/** WebAuthn JSON. */
export type PasskeyOptions = { challenge: string };

let asking: Promise<Library> | undefined;

/** Requests an assertion. */
export const askPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  answerOf(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as WebAuthn.PublicKeyCredentialRequestOptionsJSON }),
  );

/** Creates a passkey. */
export const makePasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  answerOf(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as WebAuthn.PublicKeyCredentialCreationOptionsJSON }),
  );

/** Aborts a pending request. */
export const stopAskingPasskey = (): void =>
  void asking?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

async function answerOf(ask: (library: Library) => Promise<object>): Promise<PasskeyAnswer> {
  if (!("PublicKeyCredential" in globalThis)) return { ok: false, words: SECOND_FACTOR_WORDS.passkeysUnknownHere };
  try {
    // Loaded on demand.
    asking ??= import("@simplewebauthn/browser");
    return { ok: true, response: await ask(await asking) };
  } catch (error) {
    return { ok: false, words: whyNot(error instanceof Error ? error.name : "") };
  }
}

/** WebAuthn hides most reasons on purpose. */
function whyNot(name: string): string | undefined {
  if (name === "AbortError") return undefined;
  return name === "InvalidStateError" ? SECOND_FACTOR_SENTENCES["passkey-known"] : SECOND_FACTOR_WORDS.passkeySilent;
}
