import { LOGIN_WAYS, type LoginWay } from "../../../shared/two-factor/two-factor.ts";

/** Storage key, as specified. */
const SECOND_STEP = "secondStep";

/** Password verified, second step pending. */
export interface SecondStepLogin {
  challenge: string;
  ways: LoginWay[];
  /** Prefills a restarted login. */
  email: string;
}

/** Per window; survives a reload while switching to an authenticator app. */
export const keepSecondStep = (login: SecondStepLogin): void =>
  sessionStorage.setItem(SECOND_STEP, JSON.stringify(login));

export function keptSecondStep(): SecondStepLogin | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(SECOND_STEP) ?? "null") as Partial<SecondStepLogin> | null;
    if (!kept || typeof kept.challenge !== "string" || !Array.isArray(kept.ways)) return null;
    const ways = LOGIN_WAYS.filter((way) => kept.ways?.includes(way));
    return { challenge: kept.challenge, ways, email: String(kept.email ?? "") };
  } catch {
    return null;
  }
}

export const forgetSecondStep = (): void => sessionStorage.removeItem(SECOND_STEP);
