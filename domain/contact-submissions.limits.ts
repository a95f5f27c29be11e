/** Most characters of each field (docs/product.md, 5.2); the message is bounded by the size of a call alone. */
export const CONTACT_LIMITS = { name: 30, email: 30 } as const;
/** Most submissions that are deleted at once. */
export const CONTACT_DELETED_AT_ONCE = 1000;
