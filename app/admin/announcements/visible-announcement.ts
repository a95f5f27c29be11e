import type { AdminAnnouncement } from "../../../shared/announcements/announcements.ts";

/**
 * The one of several notices that visitors see: a warning before news, then what began last (as `GET /api/notices` sorts).
 * @param now ISO 8601 in UTC
 */
export function getShown(announcements: readonly AdminAnnouncement[], now: string): AdminAnnouncement | undefined {
  const [first] = announcements
    .filter(({ from, until }) => from <= now && now < until)
    .sort((a, b) => b.kind.localeCompare(a.kind) || b.from.localeCompare(a.from) || b.id - a.id);
  return first;
}
