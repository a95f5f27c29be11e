import { EARLIER_ENQUIRIES } from "./enquiries-earlier.ts";
import { RECENT_ENQUIRIES } from "./enquiries-recent.ts";
import { daysBefore } from "./times.ts";

export interface SampleEnquiry {
  name: string;
  /** Ten digits; a row of zeros in the middle, so that it is seen to be made up. */
  phone: string;
  email: string;
  message: string;
  /** ISO 8601 in UTC. */
  created_at: string;
}

const samplePhone = (place: number): string => `${6 + (place % 4)}0000${String(10_100 + place)}`;

/** Forty contact submissions over the twelve months before `now`, in order of creation. */
export function sampleEnquiries(now: Date): SampleEnquiry[] {
  return [...RECENT_ENQUIRIES, ...EARLIER_ENQUIRIES]
    .map(([days, time, name, email, message], place) => ({
      name,
      phone: samplePhone(place),
      email,
      message,
      created_at: daysBefore(now, days, time),
    }))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}
