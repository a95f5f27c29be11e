export const events = {
  none: "No events found for this district.",
  noneAtAll: "There are no event updates yet.",
  previous: "Show previous events",
  more: "Load more",
  allLoaded: "All events loaded",
  shown: "{last} of {total} events are shown.",
  shownFrom: "Events {first} to {last} of {total} are shown.",
  stale: "Newer events could not be loaded. This list was last updated on {day} at {time}.",
  readMore: "Read More",

  backToAll: "← Back to Event Updates",
  updatedOn: "Updated on: {day}",
  /** Fallback description. */
  anEvent: "An event of the campaign {there}.",
  anyEvent: "Event updates of the campaign against drugs from all fourteen districts of Kerala.",
  placeInKerala: "{place}, Kerala, India",
  noDataTitle: "No event data",
  noData: "No event data.",
  noDataWhy: "It may have been removed. See all other events.",

  moreEvents: "More events",
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

export const eventList = {
  title: "Event Updates",
  malayalam: "പരിപാടികൾ",
  section: "Event updates",
  titleOf: "Event Updates: {part}",
  /** '61 to 120'. */
  places: "{first} to {last}",
  description:
    "What happens in the fourteen districts of Kerala: marathons, roadshow stops and training, with pictures.",
  descriptionThere:
    "What the campaign against drugs does {there}: marathons, roadshow stops and training, with pictures.",
  events: "Events",
  eventsThere: "Events {there}",
  notLoaded: "Failed to load events.",

  side: "Districts and more",
  sort: "Sort by District",
  allDistricts: "All Districts",
  showAll: "show all districts",
  show: "Show",
  alsoView: "Also View",
  badge: "Participation Badge",
  certificates: "Certificates",
  pressKit: "Press kit",
} as const;

export const eventFacts = {
  coming: { title: "Upcoming", malayalam: "വരാനുള്ളവ" },
  past: { title: "Past events and news", malayalam: "കഴിഞ്ഞവയും വാർത്തകളും" },

  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  weekdaysInBrief: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  monthsInBrief: ["Jan", "Feb", "March", "April", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"],
  wholeDay: "{weekday}, {day}",
  dayAndTime: "{day}, {time}",
  fromUntil: "{from} to {until}",
  noDay: "No day",
  yet: "yet",

  moved: "Moved from {was} to {now}",
  otherPlace: "New place: {now}, not {was}",
  movedSomehow: "The day, the time or the place was changed.",
  postponed: "Postponed.",
  newDayHere: "New date to be announced.",
  cancelled: "Cancelled.",
  cancelledHeading: "Cancelled",
  wasToBe: "Originally planned for {day}",
  tookPlace: "Held on {day}",

  movedFrom: "moved from {was}",
  movedAndCancelled: "Moved and cancelled ones:",
  placeMoved: "moved to another place",
  nothingPlanned: "Nothing planned yet",

  where: "Where",
  directions: "Directions",
  contact: "District contact",
  call: "Call {district}:",
  register: "Register to take part",
  otherEvents: "Other events {there}",
  allEvents: "All events",
  share: "Share",
  copyLink: "Copy link",
  copied: "Copied",
  addressOfPage: "Link to this page:",
  calendar: "Calendar",
  allInCalendar: "Add all to my calendar",
  nearest: "The nearest event:",
  youMayRegister: "Marathon registration",

  runners: "Runners",
  tookPart: "took part",
  results: "See the results",
  gallery: "Pictures of the event",
  askRemoval: "Are you in a picture and would rather not be? Tell us, and we remove it.",
} as const;

export const eventMap = {
  title: "Event Map",
  malayalam: "റോഡ് ഷോ റൂട്ട്",
  description:
    "The roadshow through all fourteen districts of Kerala, with over 50 event locations. Find your district and what happens there.",
  onTheBus: "ROADSHOW",
  lead: "Fourteen stops from the north to the south. Choose yours.",
  districts: { title: "Fourteen districts", malayalam: "കാസർകോട് മുതൽ തിരുവനന്തപുരം വരെ" },
  intro:
    "The roadshow goes through all fourteen districts, with over 50 event locations on the way. Each district has a marathon of its own, and Ernakulam has the mega marathon.",
  /** For screen readers. */
  map: "The fourteen districts of Kerala, north to south",
  mapShows:
    "A schematic map. A line runs from Kasaragod in the north to Thiruvananthapuram in the south, with a stop in each district that leads to its events. The same stops are listed in order beside the map.",
  schematic: "Schematic map, drawn for orientation. Not for navigation or boundary reference.",
  stop: "{number} {district}: events",
  stops: "The fourteen districts, north to south",
  megaMarathon: "Mega marathon",
  /** The second placeholder is for screen readers. */
  eventsThere: "{events} {there}",
  events: "Events",
  roadshow: { title: "Roadshow", malayalam: "റോഡ് ഷോ" },
} as const;
