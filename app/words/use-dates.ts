import { useWords } from "./use-words.ts";
import type { Words } from "./words.ts";

const IN_KERALA = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});

/** How moments are said in the language of the page, as people in Kerala have them. */
export function useDates() {
  const words = useWords("dates");
  return {
    /** '22 November 2026', of a moment in ISO 8601. */
    day: (moment: string) => dayIn(words, moment),
    time: (moment: string) => timeIn(words, moment),
  };
}

/** The day of a moment: '22 November 2026'. */
export function dayIn({ months }: Words["dates"], moment: string): string {
  const { day, month, year } = partsIn(moment);
  return `${day} ${months[month - 1]} ${year}`;
}

/** The time of a moment: '5:30 pm'. */
export function timeIn({ time, fullHour, until }: Words["dates"], moment: string): string {
  const { hour, minute } = partsIn(moment);
  const period = until.find(({ before }) => hour < Number(before))?.period ?? "";
  return (minute === 0 ? fullHour : time)
    .replace("{hour}", String(hour % 12 || 12))
    .replace("{minute}", String(minute).padStart(2, "0"))
    .replace("{period}", period);
}

/** What calendar and clock show in Kerala at a moment in ISO 8601. */
export function partsIn(moment: string) {
  const parts = Object.fromEntries(
    IN_KERALA.formatToParts(new Date(moment)).map(({ type, value }) => [type, Number(value)]),
  );
  const { day = 0, month = 1, year = 0, hour = 0, minute = 0 } = parts;
  return { day, month, year, hour, minute };
}
