import { logIn, type MeasuredSite, startSite } from "../site.ts";

export async function startProduct(env: Record<string, string> = {}): Promise<MeasuredSite & { token: string }> {
  const site = await startSite({ RATE_LIMITS: "0", ...env });
  return { ...site, token: await logIn(site.origin) };
}
