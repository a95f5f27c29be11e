import type { DistrictName } from "../../../shared/districts.ts";
import { addressIn, type Language } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { LIST, listAddress, spelled } from "../events/urls.ts";

export const eventsOf = (language: Language, name: DistrictName): string =>
  `${listAddress(addressIn(language, "/events" satisfies PublicLink), { district: spelled(name) })}#${LIST}`;
