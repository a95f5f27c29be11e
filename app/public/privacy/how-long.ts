import { type Counted, forCount } from "../../../domain/filled.ts";

/** How long something is kept, in words. */
export interface Kept {
  untilDeleted: string;
  days: Counted;
}

/** How long something is kept: so many days, or until somebody deletes it. */
export const howLong = (kept: Kept, days: number | null): string =>
  days === null ? kept.untilDeleted : forCount(kept.days, days).replace("{count}", String(days));
