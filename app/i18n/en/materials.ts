export const MATERIALS = {
  title: "Campaign materials",
  malayalam: "പ്രചാരണ സാമഗ്രികൾ",
  description:
    "Posters, pictures, logos and documents of the campaign against drugs in Kerala, to print, to hang up and to send on. Free for everybody.",
  lead: "Print them, hang them up, send them on. Free for everybody.",
  kinds: {
    poster: { title: "Posters", malayalam: "പോസ്റ്ററുകൾ" },
    picture: { title: "Pictures", malayalam: "ചിത്രങ്ങൾ" },
    logo: { title: "Logos", malayalam: "ലോഗോകൾ" },
    document: { title: "Documents", malayalam: "രേഖകൾ" },
  },
  languages: { en: "English", ml: "Malayalam", both: "English and Malayalam", none: "Without words" },
  megabytes: "{size} MB",
  kilobytes: "{size} kB",
  which: "Which materials are shown",
  all: "All",
  download: "Download",
  none: "Nothing is offered here yet. Please look again soon.",
  forPress: "For newspapers, radio and television",
} as const;
