import type { Page } from "@playwright/test";

/** Chromium's virtual authenticator. */
export interface PasskeyDevice {
  /** User verification succeeds or not. */
  answers(yes: boolean): Promise<void>;
  passkeys(): Promise<number>;
}

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
