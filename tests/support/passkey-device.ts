import type { Page } from "@playwright/test";

/** A phone or computer with a passkey of its own, as the browser imitates one. */
export interface PasskeyDevice {
  /** Its owner shows the finger, or does not. */
  answers(yes: boolean): Promise<void>;
  /** How many passkeys it holds. */
  passkeys(): Promise<number>;
}

/** Puts one beside a page; it answers at once, as long as nothing else is said. */
export async function withPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async answers(isUserVerified) {
      await browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    async passkeys() {
      return (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length;
    },
  };
}
