/** The message is bounded by the body size only. */
export const ENQUIRY_LIMITS = { "name-too-long": 30, "email-too-long": 30 } as const;
export const MAX_BULK_DELETE = 1000;
