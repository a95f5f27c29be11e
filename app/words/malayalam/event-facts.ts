import type { InOtherWords } from "../../../domain/filled.ts";
import type { EVENT_FACTS as ENGLISH } from "../english/event-facts.ts";

export const EVENT_FACTS = {
  coming: { title: "വരാനുള്ളവ", malayalam: "" },
  past: { title: "കഴിഞ്ഞവയും വാർത്തകളും", malayalam: "" },

  weekdays: ["ഞായർ", "തിങ്കൾ", "ചൊവ്വ", "ബുധൻ", "വ്യാഴം", "വെള്ളി", "ശനി"],
  weekdaysInBrief: ["ഞായർ", "തിങ്കൾ", "ചൊവ്വ", "ബുധൻ", "വ്യാഴം", "വെള്ളി", "ശനി"],
  monthsInBrief: ["ജനു", "ഫെബ്രു", "മാർച്ച്", "ഏപ്രിൽ", "മേയ്", "ജൂൺ", "ജൂലൈ", "ഓഗ", "സെപ്റ്റം", "ഒക്ടോ", "നവം", "ഡിസം"],
  wholeDay: "{day}, {weekday}",
  dayAndTime: "{day}, {time}",
  fromUntil: "{from} മുതൽ {until} വരെ",
  noDay: "തീയതി",
  yet: "വരും",

  moved: "തീയതി മാറ്റി: {was} അല്ല, {now}",
  otherPlace: "സ്ഥലം മാറ്റി: {was} അല്ല, {now}",
  movedSomehow: "തീയതിയോ സമയമോ സ്ഥലമോ മാറ്റിയിട്ടുണ്ട്.",
  postponed: "മാറ്റിവച്ചു.",
  newDayHere: "പുതിയ തീയതി ഇവിടെ അറിയാം.",
  cancelled: "റദ്ദാക്കി.",
  doesNotTakePlace: "ഈ പരിപാടി നടക്കില്ല",
  wasToBe: "{day} എന്നു നിശ്ചയിച്ചിരുന്നു",
  tookPlace: "നടന്നത്: {day}",

  movedFrom: "മുമ്പു നിശ്ചയിച്ചത് {was}",
  placeMoved: "സ്ഥലം മാറ്റി",
  nothingPlanned: "പരിപാടികളൊന്നും ഇതുവരെ നിശ്ചയിച്ചിട്ടില്ല",

  where: "എവിടെ",
  directions: "വഴി കാണൂ",
  contact: "ജില്ലയിൽ വിളിക്കാൻ",
  call: "വിളിക്കൂ, {district}:",
  register: "രജിസ്റ്റർ ചെയ്യൂ",
  otherEvents: "{there} മറ്റു പരിപാടികൾ",
  allEvents: "എല്ലാ പരിപാടികളും",
  tellOthers: "മറ്റുള്ളവരെ അറിയിക്കൂ",
  copyLink: "ലിങ്ക് പകർത്തൂ",
  copied: "പകർത്തി",
  addressOfPage: "ഈ പേജിന്റെ വിലാസം:",
  calendar: "കലണ്ടറിൽ",
  allInCalendar: "എല്ലാം കലണ്ടറിൽ ചേർക്കൂ",
  nearest: "ഏറ്റവും അടുത്ത പരിപാടി:",
  youMayRegister: "മാരത്തൺ രജിസ്ട്രേഷൻ",
} as const satisfies InOtherWords<typeof ENGLISH>;
