/**
 * Every version of the notice before the public forms, by the day from which it was shown. Its words stand in
 * `docs/privacy-notices`, and other words are another version (`tests/privacy-notice.test.ts`).
 */
export const PRIVACY_NOTICES = ["2026-11-22"] as const;
export type PrivacyNotice = (typeof PRIVACY_NOTICES)[number];

/** The version that forms show now. */
export const PRIVACY_NOTICE: PrivacyNotice = "2026-11-22";

/** What staff read about it. */
export const PRIVACY_NOTICE_WORDS = { shown: "The privacy notice of {day} was shown." } as const;
