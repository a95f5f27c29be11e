/** When and where events are, and what became of them: in the list, on their pages, on the map and at home. */
export const EVENT_FACTS = {
  coming: { title: "Coming", malayalam: "വരാനുള്ളവ" },
  past: { title: "Past and news", malayalam: "കഴിഞ്ഞവയും വാർത്തകളും" },

  /** From Sunday on. */
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  weekdaysInBrief: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  /** As much of a month as fits on a race number, from January on. */
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
  newDayHere: "The new day will stand here.",
  cancelled: "Cancelled.",
  doesNotTakePlace: "Does not take place",
  wasToBe: "Was to be on {day}",
  tookPlace: "Took place on {day}",

  movedFrom: "moved from {was}",
  placeMoved: "moved to another place",
  nothingPlanned: "Nothing planned yet",

  where: "Where",
  directions: "Directions",
  contact: "District contact",
  call: "Call {district}:",
  register: "Register to take part",
  otherEvents: "Other events {there}",
  allEvents: "All events",
  tellOthers: "Tell others",
  copyLink: "Copy link",
  copied: "Copied",
  addressOfPage: "The address of this page:",
  calendar: "Calendar",
  allInCalendar: "Put all in my calendar",
  nearest: "The nearest event:",
  youMayRegister: "Marathon registration",
} as const;
