import { OTP_LENGTH } from "../../../domain/password-reset.ts";

/** Names in the browser's storage while a password is being reset (docs/product.md, 4.4). */
const EMAIL = "resetEmail";
const OTP = "resetOtp";
const SESSION = "resetSession";

/** Six empty boxes. */
export const NO_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => "");

/** The address to which the code was sent, in this window. */
export const resetEmail = (): string | null => sessionStorage.getItem(EMAIL);

/** The code that the server has verified, in this window. */
export const resetOtp = (): string | null => sessionStorage.getItem(OTP);

/** A code was sent: whatever was known of an earlier one is gone. */
export function beginReset(email: string): void {
  sessionStorage.setItem(EMAIL, email);
  sessionStorage.removeItem(OTP);
  keepDigits(NO_DIGITS);
}

/** Keeps what stands in the six boxes, for those who leave the window to read their mail. */
export function keepDigits(digits: readonly string[]): void {
  localStorage.setItem(SESSION, JSON.stringify({ email: resetEmail(), otp: digits }));
}

/** What stood in the six boxes, if it was for the address of this window. */
export function keptDigits(): readonly string[] {
  try {
    const { email, otp } = JSON.parse(localStorage.getItem(SESSION) ?? "{}") as { email?: unknown; otp?: unknown };
    const whole = Array.isArray(otp) && otp.length === OTP_LENGTH && otp.every((digit) => /^\d?$/.test(String(digit)));
    return whole && email === resetEmail() ? otp.map(String) : NO_DIGITS;
  } catch {
    return NO_DIGITS;
  }
}

/** The server has verified the code: the next step sends it along. */
export const keepOtp = (otp: string): void => sessionStorage.setItem(OTP, otp);

/** The code is no good any more, the address still is. */
export function forgetOtp(): void {
  sessionStorage.removeItem(OTP);
  keepDigits(NO_DIGITS);
}

/** Nothing of a reset stays in the browser once it is over (OWASP ASVS 14.3.3). */
export function forgetReset(): void {
  sessionStorage.removeItem(EMAIL);
  sessionStorage.removeItem(OTP);
  localStorage.removeItem(SESSION);
}
