/** Ten digits that begin with 6 to 9, as Indian mobile numbers do (docs/product.md, 5.2). */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Longer than anybody writes a number; nothing is done with more. */
const LONGEST_TYPED = 64;

/** A number as people type it, without spaces, hyphens, brackets and marks of direction between its digits. */
export const withoutSeparators = (typed: string): string =>
  typed.length > LONGEST_TYPED ? typed : typed.replace(/[\s\p{Pd}\p{Cf}()[\]]/gu, "");

/**
 * A number as people type it, without what they put around its ten digits: spaces, hyphens, brackets, marks of direction
 * that address books copy along, and a leading +91, 91 or 0. What is then left is judged by `isIndianMobile`; calls
 * take the ten digits alone.
 */
export function withoutCountryCode(typed: string): string {
  if (typed.length > LONGEST_TYPED) return typed;
  const close = withoutSeparators(typed);
  // Ten digits may themselves begin with 91.
  return close.replace(/^(?:\+91|0{0,2}91(?=\d{9}))?0?/, "");
}

/** Whether a string is an Indian mobile number without its country code. */
export const isIndianMobile = (value: string): boolean => INDIAN_MOBILE.test(value);
