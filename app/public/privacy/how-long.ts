import { type Counted, forCount } from "../../../domain/filled.ts";

export interface Kept {
  untilDeleted: string;
  days: Counted;
}

export const howLong = (kept: Kept, days: number | null): string =>
  days === null ? kept.untilDeleted : forCount(kept.days, days).replace("{count}", String(days));
