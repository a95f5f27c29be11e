import type { DistrictContact } from "../../../shared/district-contacts/district-contacts.ts";
import { DISTRICTS_ON_THE_ROUTE, findDistrict } from "../../../shared/districts.ts";
import type { ShownEvent } from "../../../shared/events/events.ts";

export const getPhones = (contacts: readonly DistrictContact[], place: string): string[] => {
  const name = findDistrict(place)?.name;
  return contacts.find(({ district }) => district === name)?.contacts ?? [];
};

const STOPS = DISTRICTS_ON_THE_ROUTE.map(({ name }) => name);
const getStop = (place: string): number => STOPS.findIndex((name) => name === findDistrict(place)?.name);

/** Null without upcoming events. */
export function getNearest(place: string, coming: readonly ShownEvent[]): ShownEvent | null {
  const here = getStop(place);
  if (here < 0) return null;
  const away = (event: ShownEvent) => Math.abs(getStop(event.location) - here);
  const [nearest] = coming
    .filter((event) => willTakePlace(event) && getStop(event.location) >= 0)
    .sort((a, b) => away(a) - away(b));
  return nearest ?? null;
}

export const willTakePlace = ({ status }: ShownEvent): boolean => status === "planned" || status === "moved";
