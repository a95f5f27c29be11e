import type { DistrictName } from "../../../domain/districts.ts";
import { LIST, listAddress, spelled } from "../events/addresses.ts";

/** Where the list of a district's events begins, in the spelling of the panel beside it. */
export const eventsOf = (name: DistrictName): string =>
  `${listAddress("/events", { district: spelled(name) })}#${LIST}`;
