import { DISTRICTS_ON_THE_ROUTE, type DistrictName } from "../districts.ts";
import type { Centre } from "./centres.schema.ts";

export interface DistrictCentres {
  district: DistrictName;
  centres: Centre[];
}

/** Districts that have centres, north to south. */
export function centresByDistrict(centres: readonly Centre[]): DistrictCentres[] {
  const grouped = Map.groupBy(centres, ({ district }) => district);
  return DISTRICTS_ON_THE_ROUTE.flatMap(({ name }) => {
    const found = grouped.get(name);
    return found ? [{ district: name, centres: found }] : [];
  });
}

const MAX_NEIGHBOURS = 2;

/** The districts with centres that are closest on the route, for one that has none. */
export function nearestWithCentres(groups: readonly DistrictCentres[], district: DistrictName): DistrictCentres[] {
  const place = (name: DistrictName) => DISTRICTS_ON_THE_ROUTE.findIndex((other) => other.name === name);
  const distance = (group: DistrictCentres) => Math.abs(place(group.district) - place(district));
  return groups.toSorted((a, b) => distance(a) - distance(b)).slice(0, MAX_NEIGHBOURS);
}
