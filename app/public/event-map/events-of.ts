import type { DistrictName } from "../../../domain/districts.ts";
import { addressIn, type Language } from "../../../domain/languages.ts";
import type { SiteAddress } from "../../../domain/site-addresses.ts";
import { LIST, listAddress, spelled } from "../events/addresses.ts";

/** Where the list of a district's events begins, in the language of the page and the spelling of the list's panel. */
export const eventsOf = (language: Language, name: DistrictName): string =>
  `${listAddress(addressIn(language, "/events" satisfies SiteAddress), { district: spelled(name) })}#${LIST}`;
