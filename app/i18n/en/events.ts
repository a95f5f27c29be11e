export const EVENTS = {
  none: "No events found for this district.",
  noneAtAll: "There are no event updates yet.",
  previous: "Show previous events",
  more: "Load more",
  allLoaded: "All events loaded",
  shown: "{last} of {total} events are shown.",
  shownFrom: "Events {first} to {last} of {total} are shown.",
  stale: "Newer events could not be fetched. This list is as it stood on {day} at {time}.",
  readMore: "Read More",

  backToAll: "← Back to Event Updates",
  updatedOn: "Updated on: {day}",
  /** Fallback description. */
  anEvent: "An event of the campaign {there}.",
  anyEvent: "Event updates of the campaign against drugs from all fourteen districts of Kerala.",
  placeInKerala: "{place}, Kerala, India",
  noDataTitle: "No event data",
  noData: "No event data.",
  noDataWhy: "It may have been taken from the list. All other events are there.",

  beside: "More events",
  nextPost: "Next Post",
  next: "Next",
  back: "Back",
  others: "Other Blogs",
  read: "Read",

  photos: "Photos",
  /** Separate, since the title has its own language. */
  photoOf: "Photo of:",
  onePhotoOf: "Photo {number} of {count} of:",
  carousel: "carousel",
  previousPhoto: "Previous photo",
  nextPhoto: "Next photo",
  photo: "Photo {number}",
} as const;
