import type { DistrictContact } from "../../../shared/district-contacts/district-contacts.ts";
import { DISTRICTS_ON_THE_ROUTE, findDistrict } from "../../../shared/districts.ts";
import type { ShownEvent } from "../../../shared/events/events.ts";

export const phonesOf = (contacts: readonly DistrictContact[], place: string): string[] => {
  const name = findDistrict(place)?.name;
  return contacts.find(({ district }) => district === name)?.contacts ?? [];
};

const STOPS = DISTRICTS_ON_THE_ROUTE.map(({ name }) => name);
const stopOf = (place: string): number => STOPS.findIndex((name) => name === findDistrict(place)?.name);

/** Null without upcoming events. */
export function nearestTo(place: string, coming: readonly ShownEvent[]): ShownEvent | null {
  const here = stopOf(place);
  if (here < 0) return null;
  const away = (event: ShownEvent) => Math.abs(stopOf(event.location) - here);
  const [nearest] = coming
    .filter((event) => takesPlace(event) && stopOf(event.location) >= 0)
    .toSorted((one, other) => away(one) - away(other));
  return nearest ?? null;
}

export const takesPlace = ({ status }: ShownEvent): boolean => status === "planned" || status === "moved";
