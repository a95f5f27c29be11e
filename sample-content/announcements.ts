import { daysBefore } from "./times.ts";

/** A notice of the sample; moments are ISO 8601 in UTC. */
export interface SampleAnnouncement {
  text: string;
  text_ml: string;
  link: string;
  kind: "news" | "warning";
  from: string;
  until: string;
}

/** One that runs until the last event that the sample has to come. */
export const sampleAnnouncements = (now: Date): SampleAnnouncement[] => [
  {
    text: "Sample: a walk in Kasaragod is cancelled, two events have new days.",
    text_ml: "സാമ്പിൾ: കാസർകോട്ടെ നടത്തം റദ്ദാക്കി; രണ്ടു തീയതികൾ മാറി.",
    link: "/events",
    kind: "warning",
    from: daysBefore(now, 1, "09:00"),
    until: daysBefore(now, -75, "11:00"),
  },
];
