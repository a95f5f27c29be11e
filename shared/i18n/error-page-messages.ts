export const ERROR_PAGE_COPY = {
  site: "Drug-Free Kerala",
  notLoadedTitle: "This page could not be loaded",
  notLoaded: "This page could not be loaded.",
  ourFault: "The fault is on our side. Please try again in a moment.",
  callNow: "If you need help now, call the toll-free de-addiction helpline {number}.",
  requestId: "If you write to us about this, please name the number {id}.",
  retry: "Retry",
  home: "Home",
  noConnectionTitle: "No connection",
  notFound: "Page Not Found",
  didNotStart: "Did not start",
  leadsNowhere: "This lane does not lead anywhere.",
} as const;
