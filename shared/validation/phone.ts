const INDIAN_MOBILE = /^[6-9]\d{9}$/;

const MAX_INPUT_LENGTH = 64;

/** A number as people type it, without spaces, hyphens, brackets and marks of direction between its digits. */
export const withoutSeparators = (typed: string): string =>
  typed.length > MAX_INPUT_LENGTH ? typed : typed.replace(/[\s\p{Pd}\p{Cf}()[\]]/gu, "");

/**
 * Strips spaces, hyphens, brackets, bidi marks and a leading +91, 91 or 0. The API itself accepts ten digits
 * only.
 */
export function withoutCountryCode(typed: string): string {
  if (typed.length > MAX_INPUT_LENGTH) return typed;
  const close = withoutSeparators(typed);
  // Ten digits may themselves begin with 91.
  return close.replace(/^(?:\+91|0{0,2}91(?=\d{9}))?0?/, "");
}

/**
 * A number as it is dialled within India: without separators and country code, with the 0 of an area code. Another
 * number is only without separators.
 */
export function toDialledNumber(typed: string): string {
  const close = withoutSeparators(typed);
  const [, national] = /^(?:\+|00)91(\d{10,11})$/.exec(close) ?? [];
  if (national === undefined) return close;
  // Mobile numbers have ten digits, toll-free ones begin with 1800 or 1860.
  return national.length === 10 && !/^(?:[6-9]|18[06]0)/.test(national) ? `0${national}` : national;
}

/** A number as WhatsApp links need it: digits with the country code, which Indian mobile numbers may lack. */
export function toWhatsappNumber(typed: string): string {
  const mobile = withoutCountryCode(typed);
  return isIndianMobile(mobile) ? `91${mobile}` : withoutSeparators(typed).replace(/^(?:\+|00)/, "");
}

export const isIndianMobile = (value: string): boolean => INDIAN_MOBILE.test(value);
