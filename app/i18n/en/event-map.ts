export const EVENT_MAP = {
  title: "Event Map",
  malayalam: "റോഡ്ഷോ വഴി",
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
  roadshow: { title: "Roadshow", malayalam: "റോഡ്ഷോ" },
} as const;
