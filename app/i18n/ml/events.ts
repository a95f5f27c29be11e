import type { TranslatedMessages } from "../messages.ts";

export const EVENTS = {
  none: "ഈ ജില്ലയിൽ ഇപ്പോൾ പരിപാടികളൊന്നുമില്ല.",
  noneAtAll: "വിശേഷങ്ങളൊന്നും ഇതുവരെ വന്നിട്ടില്ല.",
  previous: "മുമ്പത്തെ പരിപാടികൾ കാണൂ",
  more: "കൂടുതൽ കാണൂ",
  allLoaded: "പരിപാടികൾ ഇത്രയുമാണ്",
  shown: "ആകെ {total} പരിപാടികളിൽ {last} എണ്ണം ഇവിടെ കാണാം.",
  shownFrom: "ആകെ {total} പരിപാടികളിൽ {first} മുതൽ {last} വരെയുള്ളവ ഇവിടെ കാണാം.",
  stale: "ഏറ്റവും പുതിയ വിശേഷങ്ങൾ ഇപ്പോൾ കിട്ടുന്നില്ല. {day}, {time} വരെ വന്നവയാണ് ഇവിടെ കാണുന്നത്.",
  readMore: "കൂടുതൽ വായിക്കൂ",

  backToAll: "← വിശേഷങ്ങളിലേക്ക് തിരികെ",
  updatedOn: "പുതുക്കിയത്: {day}",
  anEvent: "{there} പ്രചാരണ പരിപാടി.",
  anyEvent: "കേരളത്തിലെ പതിനാല് ജില്ലകളിൽനിന്നുള്ള ലഹരിവിരുദ്ധ പ്രചാരണത്തിന്റെ വിശേഷങ്ങൾ.",
  placeInKerala: "{place}, കേരളം, ഇന്ത്യ",
  noDataTitle: "ഈ പരിപാടി ഇവിടെയില്ല",
  noData: "ഈ പരിപാടി ഇവിടെയില്ല.",
  noDataWhy: "പട്ടികയിൽനിന്ന് നീക്കിയതാകാം. മറ്റു പരിപാടികളെല്ലാം അവിടെയുണ്ട്.",

  beside: "മറ്റു പരിപാടികൾ",
  nextPost: "അടുത്ത വിശേഷം",
  next: "അടുത്തത്",
  back: "തിരികെ",
  others: "മറ്റു വിശേഷങ്ങൾ",
  read: "വായിക്കൂ",

  photos: "ചിത്രങ്ങൾ",
  photoOf: "ചിത്രം:",
  onePhotoOf: "{count} ചിത്രങ്ങളിൽ {number}:",
  carousel: "ചിത്രനിര",
  previousPhoto: "മുമ്പത്തെ ചിത്രം",
  nextPhoto: "അടുത്ത ചിത്രം",
  photo: "ചിത്രം {number}",
} as const satisfies TranslatedMessages["events"];
