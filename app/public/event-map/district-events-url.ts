import type { DistrictName } from "../../../shared/districts.ts";
import { type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { LIST, listUrl, toSpelling } from "../events/urls.ts";

export const getEvents = (language: Language, name: DistrictName): string =>
  `${listUrl(localizeUrl(language, "/events" satisfies PublicLink), { district: toSpelling(name) })}#${LIST}`;
