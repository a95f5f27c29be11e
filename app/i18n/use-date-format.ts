import type { Words } from "./messages.ts";
import { useWords } from "./use-messages.ts";

const IN_KERALA = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});

/** Dates in the page's language and Indian time. */
export function useDates() {
  const words = useWords("dates");
  return {
    /** '22 November 2026', from an ISO 8601 timestamp. */
    day: (moment: string) => dayIn(words, moment),
    time: (moment: string) => timeIn(words, moment),
  };
}

/** '22 November 2026'. */
export function dayIn({ months }: Words["dates"], moment: string): string {
  const { day, month, year } = partsIn(moment);
  return `${day} ${months[month - 1]} ${year}`;
}

/** '5:30 pm'. */
export function timeIn({ time, fullHour, until }: Words["dates"], moment: string): string {
  const { hour, minute } = partsIn(moment);
  const period = until.find(({ before }) => hour < Number(before))?.period ?? "";
  return (minute === 0 ? fullHour : time)
    .replace("{hour}", String(hour % 12 || 12))
    .replace("{minute}", String(minute).padStart(2, "0"))
    .replace("{period}", period);
}

/** Date and time in India of an ISO 8601 timestamp. */
export function partsIn(moment: string) {
  const parts = Object.fromEntries(
    IN_KERALA.formatToParts(new Date(moment)).map(({ type, value }) => [type, Number(value)]),
  );
  const { day = 0, month = 1, year = 0, hour = 0, minute = 0 } = parts;
  return { day, month, year, hour, minute };
}
