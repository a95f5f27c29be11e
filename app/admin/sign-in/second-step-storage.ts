import { LOGIN_METHODS, type LoginMethod } from "../../../shared/two-factor/two-factor.ts";

/** Storage key, as specified. */
const TWO_FACTOR_KEY = "secondStep";

/** Password verified, second step pending. */
export interface TwoFactorLogin {
  challenge: string;
  ways: LoginMethod[];
  /** Prefills a restarted login. */
  email: string;
}

/** Per window; survives a reload while switching to an authenticator app. */
export const saveTwoFactorStep = (login: TwoFactorLogin): void =>
  sessionStorage.setItem(TWO_FACTOR_KEY, JSON.stringify(login));

export function getTwoFactorStep(): TwoFactorLogin | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(TWO_FACTOR_KEY) ?? "null") as Partial<TwoFactorLogin> | null;
    if (!kept || typeof kept.challenge !== "string" || !Array.isArray(kept.ways)) return null;
    const ways = LOGIN_METHODS.filter((way) => kept.ways?.includes(way));
    return { challenge: kept.challenge, ways, email: String(kept.email ?? "") };
  } catch {
    return null;
  }
}

export const clearTwoFactorStep = (): void => sessionStorage.removeItem(TWO_FACTOR_KEY);
