/** Ten digits that begin with 6 to 9, as Indian mobile numbers do (specification, section 5). */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Whether a string is an Indian mobile number without its country code. */
export const isIndianMobile = (value: string): boolean => INDIAN_MOBILE.test(value);
