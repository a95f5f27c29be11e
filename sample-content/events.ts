import type { DistrictName } from "../domain/districts.ts";
import { DISTRICT_MARATHONS } from "./events-marathons.ts";
import { ROADSHOW_STOPS } from "./events-roadshow.ts";
import { daysBefore } from "./times.ts";

/** An event of the sample; `images` are file names in `sample-content/pictures/`, at most five. */
export interface SampleEvent {
  title: string;
  /** Several paragraphs are parted by an empty line. */
  description: string;
  location: DistrictName;
  /** ISO 8601 in UTC. */
  date: string;
  images: string[];
}

/** All events of the sample, in order of creation. */
export function sampleEvents(now: Date): SampleEvent[] {
  return [...ROADSHOW_STOPS, ...DISTRICT_MARATHONS]
    .map(({ when: [days, time], images, ...words }) => ({
      ...words,
      date: daysBefore(now, days, time),
      images: images.map((name) => `${name}.webp`),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
