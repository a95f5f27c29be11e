import type { Location } from "react-router";
import { OTP_LENGTH } from "../../../shared/accounts/password-reset.ts";
import { LOGIN_METHODS, type LoginMethod } from "../../../shared/two-factor/two-factor.ts";

/** Storage keys of a password reset, as specified. */
const EMAIL = "resetEmail";
const OTP = "resetOtp";
const SESSION = "resetSession";

export const EMPTY_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => "");

/** Per window. */
export const resetEmail = (): string | null => sessionStorage.getItem(EMAIL);

/** Verified code, per window. */
export const resetOtp = (): string | null => sessionStorage.getItem(OTP);

/** Clears earlier codes. */
export function startReset(email: string): void {
  sessionStorage.setItem(EMAIL, email);
  sessionStorage.removeItem(OTP);
  saveDigits(EMPTY_DIGITS);
}

/** For phones, where reading the email means leaving the page. */
export function saveDigits(digits: readonly string[]): void {
  localStorage.setItem(SESSION, JSON.stringify({ email: resetEmail(), otp: digits }));
}

/** Only if for this window's email. */
export function getSavedDigits(): readonly string[] {
  try {
    const { email, otp } = JSON.parse(localStorage.getItem(SESSION) ?? "{}") as { email?: unknown; otp?: unknown };
    const isComplete =
      Array.isArray(otp) && otp.length === OTP_LENGTH && otp.every((digit) => /^\d?$/.test(String(digit)));
    return isComplete && email === resetEmail() ? otp.map(String) : EMPTY_DIGITS;
  } catch {
    return EMPTY_DIGITS;
  }
}

export const saveOtp = (otp: string): void => sessionStorage.setItem(OTP, otp);

/** Keeps the email. */
export function clearOtp(): void {
  sessionStorage.removeItem(OTP);
  saveDigits(EMPTY_DIGITS);
}

/** Clears all reset data (OWASP ASVS 14.3.3). */
export function clearReset(): void {
  sessionStorage.removeItem(EMAIL);
  sessionStorage.removeItem(OTP);
  localStorage.removeItem(SESSION);
}

/** Storage key, as specified. */
const TWO_FACTOR_KEY = "secondStep";

/** Password verified, second step pending. */
interface TwoFactorLogin {
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
    const stored = JSON.parse(sessionStorage.getItem(TWO_FACTOR_KEY) ?? "null") as Partial<TwoFactorLogin> | null;
    if (!stored || typeof stored.challenge !== "string" || !Array.isArray(stored.ways)) return null;
    const methods = LOGIN_METHODS.filter((method) => stored.ways?.includes(method));
    return { challenge: stored.challenge, ways: methods, email: String(stored.email ?? "") };
  } catch {
    return null;
  }
}

export const clearTwoFactorStep = (): void => sessionStorage.removeItem(TWO_FACTOR_KEY);

/** History state with the typed email, which must not be in the URL. */
export const getLastEmail = (email: string) => ({ email });

/** After an expired sign-in. */
export const restartLogin = (email: string) => ({ email, over: true });

const getState = ({ state }: Pick<Location, "state">) => (state ?? {}) as Partial<ReturnType<typeof restartLogin>>;

export function rememberEmail(location: Pick<Location, "state">): string | undefined {
  const { email } = getState(location);
  return typeof email === "string" ? email : undefined;
}

export const isExpiredRedirect = (location: Pick<Location, "state">): boolean => getState(location).over === true;
