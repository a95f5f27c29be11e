/** Most characters of each field, by the code of what is more (docs/product.md, 5.2); the message is bounded by the size of a call alone. */
export const CONTACT_LIMITS = { "name-too-long": 30, "email-too-long": 30 } as const;
/** Most submissions that are deleted at once. */
export const CONTACT_DELETED_AT_ONCE = 1000;
