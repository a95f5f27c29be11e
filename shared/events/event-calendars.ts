import type { EventStatus } from "./event.ts";

interface CalendarWords {
  site: string;
  /** `district` is a name. */
  name: string;
  nameOfDistrict: string;
  status: Partial<Record<EventStatus, string>>;
  state: string;
}

export const EVENT_CALENDAR_COPY = {
  en: {
    site: "Drug-Free Kerala",
    name: "Drug-Free Kerala: events",
    nameOfDistrict: "Drug-Free Kerala: events in {district}",
    status: { moved: "Moved: {title}", postponed: "Postponed: {title}", cancelled: "Cancelled: {title}" },
    state: "Kerala",
  },
  ml: {
    site: "ലഹരിമുക്ത കേരളം",
    name: "ലഹരിമുക്ത കേരളം: പരിപാടികൾ",
    nameOfDistrict: "ലഹരിമുക്ത കേരളം: പരിപാടികൾ ({district})",
    status: { moved: "മാറ്റം: {title}", postponed: "മാറ്റിവച്ചു: {title}", cancelled: "റദ്ദാക്കി: {title}" },
    state: "കേരളം",
  },
} as const satisfies Record<"en" | "ml", CalendarWords>;
