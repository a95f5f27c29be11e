import { dayIn, timeIn } from "./format-date.ts";
import { useMessages } from "./use-messages.ts";

/** Dates in the page's language and Indian time. */
export function useDateFormat() {
  const messages = useMessages("dates");
  return {
    /** '22 November 2026', from an ISO 8601 timestamp. */
    day: (moment: string) => dayIn(messages, moment),
    time: (moment: string) => timeIn(messages, moment),
  };
}
