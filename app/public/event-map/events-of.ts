import { type DistrictName, EVENT_DISTRICTS } from "../../../domain/districts.ts";

/** The address of a district's events, in the spelling of the event list. */
export const eventsOf = (name: DistrictName): string =>
  `/events?district=${EVENT_DISTRICTS.find((district) => district.name === name)?.shown ?? name}`;
