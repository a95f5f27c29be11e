import type { TranslatedMessages } from "../messages.ts";

export const EVENT_LIST = {
  title: "പുതിയ വിശേഷങ്ങൾ",
  malayalam: "",
  section: "പുതിയ വിശേഷങ്ങൾ",
  titleOf: "പുതിയ വിശേഷങ്ങൾ: {part}",
  places: "{first} മുതൽ {last} വരെ",
  description: "കേരളത്തിലെ പതിനാല് ജില്ലകളിൽനിന്നുള്ള വിശേഷങ്ങൾ: മാരത്തൺ, റോഡ്ഷോ, പരിശീലനം. ചിത്രങ്ങളും കാണാം.",
  descriptionThere: "{there} ലഹരിവിരുദ്ധ പ്രചാരണം: മാരത്തൺ, റോഡ്ഷോ, പരിശീലനം. ചിത്രങ്ങളും കാണാം.",
  events: "പരിപാടികൾ",
  eventsThere: "{there} പരിപാടികൾ",
  notLoaded: "പരിപാടികൾ കാണിക്കാനായില്ല.",

  side: "ജില്ലകളും മറ്റും",
  sort: "ജില്ല തിരഞ്ഞെടുക്കൂ",
  allDistricts: "എല്ലാ ജില്ലകളും",
  showAll: "എല്ലാ ജില്ലകളും കാണിക്കൂ",
  show: "കാണിക്കൂ",
  alsoView: "ഇതും കാണൂ",
  badge: "പങ്കാളിത്ത ബാഡ്ജ്",
  certificates: "സാക്ഷ്യപത്രങ്ങൾ",
  pressKit: "മാധ്യമങ്ങൾക്ക്",
} as const satisfies TranslatedMessages["eventList"];
