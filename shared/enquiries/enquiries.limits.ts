/** The message is bounded by the body size only. */
export const CONTACT_LIMITS = { "name-too-long": 30, "email-too-long": 30 } as const;
export const CONTACT_DELETED_AT_ONCE = 1000;
