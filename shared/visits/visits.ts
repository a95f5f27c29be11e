export const REFERRERS = ["search", "social", "whatsapp", "direct", "other"] as const;
export type Referrer = (typeof REFERRERS)[number];

export const PRESSES = ["helpline", "whatsapp", "registration", "brochure", "materials"] as const;
export type Press = (typeof PRESSES)[number];
