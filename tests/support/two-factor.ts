import { Secret, TOTP } from "otpauth";
import { createAuthenticator } from "./authenticator-app.ts";
import { ADMIN, type Asked, ORIGIN, type TestProduct } from "./product.ts";

const { password } = ADMIN;
const FACTOR = "/api/admin/second-factor";

/** TOTP code, offset by time steps. */
export const getCode = (site: Pick<TestProduct, "now">, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now.getTime() + steps * 30_000 });

export function wrongCode(site: Pick<TestProduct, "now">, secret: string, nth = 0): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => getCode(site, secret, steps));
  for (let code = nth * 7; ; code += 1) {
    const digits = String(code).padStart(6, "0");
    if (!near.includes(digits)) return digits;
  }
}

export async function setUpApp(site: TestProduct, token: string): Promise<{ secret: string; codes: string[] }> {
  const { json } = await site.ask("POST", `${FACTOR}/totp`, { token, json: { password } });
  const confirmed = await site.ask("POST", `${FACTOR}/totp/confirm`, {
    token,
    json: { code: getCode(site, json.secret) },
  });
  site.now = new Date(site.now.getTime() + 60_000);
  return { secret: json.secret, codes: confirmed.json.recovery_codes };
}

export async function setUpPasskey(site: TestProduct, token: string) {
  const device = createAuthenticator({ origin: ORIGIN });
  const { json } = await site.ask("POST", `${FACTOR}/passkeys/options`, { token, json: { password } });
  const response = device.create(json.options);
  const added = await site.ask("POST", `${FACTOR}/passkeys`, { token, json: { response, name: "A phone" } });
  return { device, added };
}

/** Password login; returns the two-factor challenge. */
export async function begin(site: TestProduct, json: object = ADMIN, from = "192.0.2.1"): Promise<Asked> {
  return site.ask("POST", "/api/admin/login", { json, from });
}
