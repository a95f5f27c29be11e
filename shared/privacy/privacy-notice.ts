/**
 * Versions by date. The texts are in `docs/privacy-notices`; a change needs a new version
 * (`tests/privacy-notice.test.ts`).
 */
export const PRIVACY_NOTICES = ["2026-11-22", "2026-11-26", "2026-11-27"] as const;
export type PrivacyNotice = (typeof PRIVACY_NOTICES)[number];

export const PRIVACY_NOTICE: PrivacyNotice = "2026-11-27";
