import type { DistrictName } from "../shared/districts.ts";
import { COMING_EVENTS } from "./events-coming.ts";
import { DISTRICT_MARATHONS } from "./events-marathons.ts";
import { ROADSHOW_STOPS } from "./events-roadshow.ts";
import { daysBefore } from "./times.ts";
import type { When, WrittenPlan } from "./written.ts";

/** An event of the sample; `images` are file names in `sample-content/pictures/`, at most five. */
export interface SampleEvent {
  title: string;
  /** Several paragraphs are parted by an empty line. */
  description: string;
  title_ml: string;
  description_ml: string;
  location: DistrictName;
  /** ISO 8601 in UTC. */
  date: string;
  images: string[];
  plan: SamplePlan | null;
}

/** Status of an event; times in UTC, null when unknown. */
export interface SamplePlan extends Pick<WrittenPlan, "status" | Texts> {
  starts_at: string | null;
  ends_at: string | null;
  /** When it was to begin before it was moved. */
  first: string | null;
}
type Texts = "venue" | "venue_ml" | "reason" | "reason_ml";

/** All events of the sample, in order of creation. */
export function sampleEvents(now: Date): SampleEvent[] {
  return [...ROADSHOW_STOPS, ...DISTRICT_MARATHONS, ...COMING_EVENTS]
    .map(({ when: [days, time], images, plan, ...words }) => ({
      ...words,
      plan: plan ? planned(now, plan) : null,
      date: daysBefore(now, days, time),
      images: images.map((name) => `${name}.webp`),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function planned(now: Date, { starts, ends, first, ...plan }: WrittenPlan): SamplePlan {
  const at = (when: When | undefined) => (when ? daysBefore(now, ...when) : null);
  return { ...plan, starts_at: at(starts), ends_at: at(ends), first: at(first) };
}
