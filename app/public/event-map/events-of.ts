import type { DistrictName } from "../../../domain/districts.ts";
import { addressIn, type Language } from "../../../domain/languages.ts";
import type { PublicLink } from "../../../domain/public-addresses.ts";
import { LIST, listAddress, spelled } from "../events/addresses.ts";

export const eventsOf = (language: Language, name: DistrictName): string =>
  `${listAddress(addressIn(language, "/events" satisfies PublicLink), { district: spelled(name) })}#${LIST}`;
