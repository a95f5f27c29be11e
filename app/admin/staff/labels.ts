import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { STAFF_SCREEN_COPY, type StaffMember } from "../../../shared/staff/staff.ts";
import type { TwoFactorMethod } from "../../../shared/two-factor/two-factor.ts";
import { formatRelative } from "../lib/format-date.ts";

export const FACTOR_COPY: Readonly<Record<TwoFactorMethod, string>> = {
  none: "No second factor",
  totp: "Second factor: authenticator app",
  passkey: "Second factor: passkey",
  both: "Second factor: passkey and authenticator app",
};

export const lastSeen = ({ last_seen_at }: Pick<StaffMember, "last_seen_at">): string =>
  last_seen_at === null
    ? STAFF_SCREEN_COPY.neverSeen
    : interpolate(STAFF_SCREEN_COPY.seen, { when: formatRelative(last_seen_at) });
