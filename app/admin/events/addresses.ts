import { EVENTS_SCREEN } from "../layout/screens.ts";

export const NEW_EVENT = `${EVENTS_SCREEN}/new`;

/** Where one event is changed. */
export const editAddress = (key: string): string => `${EVENTS_SCREEN}/${encodeURIComponent(key)}`;
