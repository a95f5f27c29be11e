import { OTP_LENGTH } from "../../../shared/accounts/password-reset.ts";

/** Storage keys of a password reset, as specified. */
const EMAIL = "resetEmail";
const OTP = "resetOtp";
const SESSION = "resetSession";

export const NO_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => "");

/** Per window. */
export const resetEmail = (): string | null => sessionStorage.getItem(EMAIL);

/** Verified code, per window. */
export const resetOtp = (): string | null => sessionStorage.getItem(OTP);

/** Clears earlier codes. */
export function beginReset(email: string): void {
  sessionStorage.setItem(EMAIL, email);
  sessionStorage.removeItem(OTP);
  keepDigits(NO_DIGITS);
}

/** For phones, where reading the email means leaving the page. */
export function keepDigits(digits: readonly string[]): void {
  localStorage.setItem(SESSION, JSON.stringify({ email: resetEmail(), otp: digits }));
}

/** Only if for this window's email. */
export function keptDigits(): readonly string[] {
  try {
    const { email, otp } = JSON.parse(localStorage.getItem(SESSION) ?? "{}") as { email?: unknown; otp?: unknown };
    const whole = Array.isArray(otp) && otp.length === OTP_LENGTH && otp.every((digit) => /^\d?$/.test(String(digit)));
    return whole && email === resetEmail() ? otp.map(String) : NO_DIGITS;
  } catch {
    return NO_DIGITS;
  }
}

export const keepOtp = (otp: string): void => sessionStorage.setItem(OTP, otp);

/** Keeps the email. */
export function forgetOtp(): void {
  sessionStorage.removeItem(OTP);
  keepDigits(NO_DIGITS);
}

/** Clears all reset data (OWASP ASVS 14.3.3). */
export function forgetReset(): void {
  sessionStorage.removeItem(EMAIL);
  sessionStorage.removeItem(OTP);
  localStorage.removeItem(SESSION);
}
