import { type Counted, forCount } from "../../../shared/i18n/interpolate.ts";

export interface Kept {
  untilDeleted: string;
  days: Counted;
}

export const howLong = (kept: Kept, days: number | null): string =>
  days === null ? kept.untilDeleted : forCount(kept.days, days).replace("{count}", String(days));
