import { t } from "./admin-text.ts";
export const ERROR_PAGE_COPY = t({
  site: "Drug-Free Kerala",
  notLoadedTitle: "This page could not be loaded",
  notLoaded: "This page could not be loaded.",
  ourFault: "The fault is on our side. Please try again in a moment.",
  callNow: "If you need help now, call the toll-free de-addiction helpline {number}.",
  requestId: "Please quote reference {id} if you contact us.",
  retry: "Retry",
  home: "Home",
  noConnectionTitle: "No connection",
  notFound: "Page Not Found",
  didNotStart: "Not found",
  leadsNowhere: "We can't find that page.",
} as const);
