export const EVENT_LIST = {
  title: "Event Updates",
  malayalam: "പുതിയ വിശേഷങ്ങൾ",
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
