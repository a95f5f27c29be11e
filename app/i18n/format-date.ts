import type { Messages } from "../../shared/i18n/catalogues.ts";

const TIME_ZONE = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});

/** '22 November 2026'. */
export function dayIn({ months }: Messages["dates"], moment: string): string {
  const { day, month, year } = getDateParts(moment);
  return `${day} ${months[month - 1]} ${year}`;
}

/** '5:30 pm'. */
export function timeIn({ time, fullHour, until }: Messages["dates"], moment: string): string {
  const { hour, minute } = getDateParts(moment);
  const period = until.find(({ before }) => hour < Number(before))?.period ?? "";
  return (minute === 0 ? fullHour : time)
    .replace("{hour}", String(hour % 12 || 12))
    .replace("{minute}", String(minute).padStart(2, "0"))
    .replace("{period}", period);
}

/** Date and time in India of an ISO 8601 timestamp. */
export function getDateParts(moment: string) {
  const parts = Object.fromEntries(
    TIME_ZONE.formatToParts(new Date(moment)).map(({ type, value }) => [type, Number(value)]),
  );
  const { day = 0, month = 1, year = 0, hour = 0, minute = 0 } = parts;
  return { day, month, year, hour, minute };
}
