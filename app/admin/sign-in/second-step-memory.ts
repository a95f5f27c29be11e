import { LOGIN_WAYS, type LoginWay } from "../../../domain/second-factor.ts";

/** Name in the browser's storage while a login waits for its second step (docs/product.md, 4.4). */
const SECOND_STEP = "secondStep";

/** A login whose password was right. */
export interface SecondStepLogin {
  challenge: string;
  /** With what it can go on. */
  ways: LoginWay[];
  /** Whose it is, for whoever has to begin again. */
  email: string;
}

/** Keeps it in this window: whoever looks up a code in an app may find the page loaded anew. */
export const keepSecondStep = (login: SecondStepLogin): void =>
  sessionStorage.setItem(SECOND_STEP, JSON.stringify(login));

/** The login that waits in this window. */
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

/** It went on, or is over. */
export const forgetSecondStep = (): void => sessionStorage.removeItem(SECOND_STEP);
