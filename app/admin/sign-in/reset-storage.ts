import { OTP_LENGTH } from "../../../shared/accounts/password-reset.ts";

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
    const whole = Array.isArray(otp) && otp.length === OTP_LENGTH && otp.every((digit) => /^\d?$/.test(String(digit)));
    return whole && email === resetEmail() ? otp.map(String) : EMPTY_DIGITS;
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
