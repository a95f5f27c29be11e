import { type Plural, selectPlural } from "../../../shared/i18n/interpolate.ts";

export interface RetentionPeriods {
  untilDeleted: string;
  days: Plural;
}

export const getRetentionPeriods = (kept: RetentionPeriods, days: number | null): string =>
  days === null ? kept.untilDeleted : selectPlural(kept.days, days).replace("{count}", String(days));
