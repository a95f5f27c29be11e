import type { WrittenEvent } from "./written.ts";

/**
 * Upcoming events relative to the day of filling, one per status. First in the list, so that they come last
 * in the feed.
 */
export const COMING_EVENTS: readonly WrittenEvent[] = [
  {
    title: "The mega marathon in Ernakulam",
    location: "Ernakulam",
    description:
      "Sample: the fourteen district marathons meet in one. Come to run, to walk or to clap; whoever comes last gets the loudest applause.",
    title_ml: "എറണാകുളത്തെ മെഗാ മാരത്തൺ",
    description_ml: "സാമ്പിൾ: പതിനാല് ജില്ലാ മാരത്തണുകൾ ഇവിടെ ഒന്നാകും. ഓടാനും നടക്കാനും കൈയടിക്കാനും വരൂ.",
    when: [64, "10:00"],
    images: ["start-line", "finish-tape"],
    plan: {
      status: "planned",
      starts: [-75, "06:00"],
      ends: [-75, "11:00"],
      venue: "The stadium",
      venue_ml: "സ്റ്റേഡിയം",
      reason: "",
      reason_ml: "",
    },
  },
  {
    title: "A morning on the hill road",
    location: "Idukki",
    description: "Sample: once up to the bend and back, at the pace of the slowest. Bring water and a friend.",
    title_ml: "മലമ്പാതയിൽ ഒരു പുലരി",
    description_ml: "സാമ്പിൾ: വളവുവരെ ഒരു തവണ പോയിവരാം, ഏറ്റവും പതുക്കെ നടക്കുന്നയാളുടെ വേഗത്തിൽ. വെള്ളം കരുതൂ, ഇഷ്ടമുള്ള ഒരാളെയും കൂട്ടി വരൂ.",
    when: [65, "16:30"],
    images: ["hill-road"],
    plan: {
      status: "moved",
      starts: [-68, "07:00"],
      ends: [-68, "09:00"],
      first: [-61, "07:00"],
      venue: "The school ground",
      venue_ml: "സ്കൂൾ മൈതാനം",
      reason: "Sample: the road is being mended.",
      reason_ml: "സാമ്പിൾ: റോഡ് നന്നാക്കുകയാണ്.",
    },
  },
  {
    title: "An evening of drums and relays",
    location: "Alappuzha",
    description: "Sample: drummers set the pace and club teams run it. Everyone gets to pass the baton once.",
    title_ml: "ചെണ്ടമേളവും റിലേയും",
    description_ml: "സാമ്പിൾ: ചെണ്ടക്കാർ താളമിടും, ക്ലബ്ബുകൾ ഓടും. എല്ലാവർക്കും ഒരു തവണ ബാറ്റൺ കൈമാറാം.",
    when: [66, "12:15"],
    images: ["drummers", "relay"],
    plan: {
      status: "postponed",
      starts: [-62, "17:00"],
      ends: [-62, "19:30"],
      venue: "The beach",
      venue_ml: "കടപ്പുറം",
      reason: "Sample: examinations.",
      reason_ml: "സാമ്പിൾ: പരീക്ഷയുണ്ട്.",
    },
  },
  {
    title: "A walk for all ages",
    location: "Kasaragod",
    description: "Sample: an hour on foot through the town, with a stop for tea. You need not be fast.",
    title_ml: "എല്ലാവർക്കും ഒരു നടത്തം",
    description_ml: "സാമ്പിൾ: നഗരത്തിലൂടെ ഒരു മണിക്കൂർ നടക്കാം, ഇടയ്ക്കു ചായയും. വേഗം വേണമെന്നില്ല.",
    when: [67, "09:40"],
    images: [],
    plan: {
      status: "cancelled",
      starts: [-60, "16:00"],
      ends: [-60, "17:00"],
      venue: "The town square",
      venue_ml: "ടൗൺ സ്ക്വയർ",
      reason: "Sample: heavy rain is expected.",
      reason_ml: "സാമ്പിൾ: കനത്ത മഴയ്ക്കു സാധ്യതയുണ്ട്.",
    },
  },
];
