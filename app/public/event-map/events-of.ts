import type { DistrictName } from "../../../domain/districts.ts";
import { addressIn, type Language } from "../../../domain/languages.ts";
import type { PublicLink } from "../../../domain/public-addresses.ts";
import { LIST, listAddress, spelled } from "../events/addresses.ts";

/** Where the list of a district's events begins, in the language of the page and the spelling of the list's panel. */
export const eventsOf = (language: Language, name: DistrictName): string =>
  `${listAddress(addressIn(language, "/events" satisfies PublicLink), { district: spelled(name) })}#${LIST}`;
