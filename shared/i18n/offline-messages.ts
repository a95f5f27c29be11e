import { t } from "./admin-text.ts";
export const CONNECTION_COPY = t({
  none: "There is no connection to the internet.",
  stays: "This page has not changed. Please try again once the connection is back.",
  notHere: "This page could not be loaded. Please try again once the connection is back.",
} as const);
