import type * as WebAuthn from "@simplewebauthn/browser";
import { SECOND_FACTOR_SENTENCES, SECOND_FACTOR_WORDS } from "../../domain/second-factor.ts";

type Library = typeof WebAuthn;

/** What an authenticator was asked and answered, or why there is no answer; without words when somebody walked on. */
export type PasskeyAnswer = { ok: true; response: object } | { ok: false; words: string | undefined };

/** What the server lets a browser ask, in WebAuthn's JSON form. */
export type PasskeyOptions = { challenge: string };

let asking: Promise<Library> | undefined;

/** Asks for a passkey that is set up already. */
export const askPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  answerOf(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as WebAuthn.PublicKeyCredentialRequestOptionsJSON }),
  );

/** Has an authenticator make a passkey. */
export const makePasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  answerOf(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as WebAuthn.PublicKeyCredentialCreationOptionsJSON }),
  );

/** Whoever was asked for a passkey has walked on: the browser need not wait for it any more. */
export const stopAskingPasskey = (): void =>
  void asking?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

async function answerOf(ask: (library: Library) => Promise<object>): Promise<PasskeyAnswer> {
  if (!("PublicKeyCredential" in globalThis)) return { ok: false, words: SECOND_FACTOR_WORDS.passkeysUnknownHere };
  try {
    // The library comes with the first one who needs it.
    asking ??= import("@simplewebauthn/browser");
    return { ok: true, response: await ask(await asking) };
  } catch (error) {
    return { ok: false, words: whyNot(error instanceof Error ? error.name : "") };
  }
}

/** WebAuthn tells a page little of why, so that it learns nothing about whose device it is. */
function whyNot(name: string): string | undefined {
  if (name === "AbortError") return undefined;
  return name === "InvalidStateError" ? SECOND_FACTOR_SENTENCES["passkey-known"] : SECOND_FACTOR_WORDS.passkeySilent;
}
