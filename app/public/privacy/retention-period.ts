import { type Counted, forCount } from "../../../shared/i18n/interpolate.ts";

export interface RetentionPeriods {
  untilDeleted: string;
  days: Counted;
}

export const getRetentionPeriods = (kept: RetentionPeriods, days: number | null): string =>
  days === null ? kept.untilDeleted : forCount(kept.days, days).replace("{count}", String(days));
