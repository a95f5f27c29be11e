import { EVENTS_SCREEN } from "../layout/screens.ts";

export const NEW_EVENT = `${EVENTS_SCREEN}/new`;

export const editUrl = (key: string): string => `${EVENTS_SCREEN}/${encodeURIComponent(key)}`;
