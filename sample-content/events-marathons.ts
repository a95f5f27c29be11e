import type { WrittenEvent } from "./written.ts";

/** District marathons and the days around them, newest first. Wayanad has none yet, so that the empty list can be seen. */
export const DISTRICT_MARATHONS: readonly WrittenEvent[] = [
  {
    title: "District marathon fills the beach road",
    location: "Kozhikode",
    description:
      "Sample: school teams, clubs and grandparents closed the beach road for one clear morning and gave it back to people on foot.\n\nThe first wave left before sunrise. Wheelchair racers led, then the clubs, then everyone who simply wanted to be counted. At the halfway mark the crew handed out water and helpline cards; by the finish the queue at the counsellors' table was longer than the one for medals.\n\n“My son ran ahead and waited for me,” said one finisher. “It is usually the other way round.”",
    title_ml: "ബീച്ച് റോഡ് നിറഞ്ഞ് ജില്ലാ മാരത്തൺ",
    description_ml:
      "സാമ്പിൾ: തെളിഞ്ഞ ഒരു പ്രഭാതം മുഴുവൻ സ്കൂൾ ടീമുകളും ക്ലബ്ബുകളും മുത്തശ്ശിമാരും മുത്തശ്ശന്മാരും ചേർന്ന് ബീച്ച് റോഡ് നടക്കുന്നവർക്കു തിരികെ കൊടുത്തു.\n\nആദ്യസംഘം സൂര്യനുദിക്കുന്നതിനു മുമ്പേ പുറപ്പെട്ടു. വീൽചെയർ താരങ്ങൾ മുന്നിൽ, പിന്നെ ക്ലബ്ബുകൾ, പിന്നെ കൂട്ടത്തിൽ കൂടാൻ വന്നവരെല്ലാം. പകുതിദൂരത്തു വെള്ളവും ഹെൽപ്‌ലൈൻ കാർഡും കൊടുത്തു. ഒടുവിൽ, മെഡലിനുള്ളതിനെക്കാൾ നീണ്ട വരി കൗൺസലർമാരുടെ മേശയ്ക്കു മുന്നിലായിരുന്നു.\n\n“എന്റെ മോൻ മുന്നിൽ ഓടി, എന്നെ കാത്തുനിന്നു” എന്ന് ഓട്ടം തീർത്ത ഒരാൾ പറഞ്ഞു. “തിരിച്ചാണു പതിവ്.”",
    when: [2, "08:50"],
    images: ["beach-road", "wheelchair-racers", "water-table", "finish-tape", "walkers"],
  },
  {
    title: "Palakkad runs before the heat",
    location: "Palakkad",
    description:
      "Sample: the start was moved forward to beat the sun, and the town got up for it. By the time the shops opened, the last walkers were home.",
    title_ml: "വെയിലിനു മുമ്പേ ഓടി പാലക്കാട്",
    description_ml:
      "സാമ്പിൾ: വെയിലിനെ തോൽപ്പിക്കാൻ തുടക്കം നേരത്തേയാക്കി; നാട് അതിനായി എഴുന്നേറ്റു. കടകൾ തുറന്നപ്പോഴേക്കും അവസാനം നടന്നവരും വീട്ടിലെത്തി.",
    when: [8, "09:05"],
    images: ["start-line", "hill-road"],
  },
  {
    title: "Kannur's relay of fourteen batons",
    location: "Kannur",
    description:
      "Sample: fourteen batons, one for each district, went round the ground in fourteen pairs of hands. Each runner called out the district's name before letting go.\n\nOne baton fell. The runner behind stopped, picked it up and gave it back before running on. It was the loudest applause of the day.",
    title_ml: "കണ്ണൂരിൽ പതിനാല് ബാറ്റണുകളുടെ റിലേ",
    description_ml:
      "സാമ്പിൾ: ഓരോ ജില്ലയ്ക്കും ഒന്നുവീതം പതിനാല് ബാറ്റണുകൾ പതിനാല് പേരുടെ കൈകളിലൂടെ മൈതാനം ചുറ്റി. കൈമാറുന്നതിനു മുമ്പ് ഓരോരുത്തരും ജില്ലയുടെ പേര് ഉറക്കെ പറഞ്ഞു.\n\nഒരു ബാറ്റൺ വീണു. പിന്നാലെ ഓടിവന്നയാൾ നിന്നു, അതെടുത്തു തിരികെ കൊടുത്തു, പിന്നെയാണ് ഓടിയത്. അന്നത്തെ ഏറ്റവും വലിയ കൈയടി അതിനായിരുന്നു.",
    when: [12, "17:25"],
    images: ["relay", "school-ground", "drummers"],
  },
  {
    title: "Thrissur's racers take the bend",
    location: "Thrissur",
    description:
      "Sample: the wheelchair race opened the district marathon, on the same road and from the same line as every other race of the day. The bend by the stand was the place to be: three wide, wheels singing, and a whole school shouting the numbers on the bibs.",
    title_ml: "വളവു കടന്ന് തൃശ്ശൂരിലെ വീൽചെയർ താരങ്ങൾ",
    description_ml:
      "സാമ്പിൾ: ജില്ലാ മാരത്തൺ തുടങ്ങിയതു വീൽചെയർ മത്സരത്തോടെയാണ്; അന്നത്തെ മറ്റെല്ലാ മത്സരങ്ങളുടെയും അതേ റോഡിൽ, അതേ വരയിൽനിന്ന്. കാണേണ്ടതു കാണികൾക്കരികിലെ വളവായിരുന്നു: മൂന്നു പേർ ഒപ്പത്തിനൊപ്പം, മൂളുന്ന ചക്രങ്ങൾ, നമ്പറുകൾ വിളിച്ചുപറയുന്ന ഒരു സ്കൂൾ മുഴുവൻ.",
    when: [16, "08:15"],
    images: ["wheelchair-racers"],
  },
  {
    title: "A finish line made by hand",
    location: "Kottayam",
    description:
      "Sample: the tape at the end of Kottayam's marathon was woven by a tailoring class, in white with a golden edge. The winner asked to keep it. The class had made a second one for the runner who came in last, and waited for her.",
    title_ml: "കൈകൊണ്ടു നെയ്ത ഫിനിഷിങ് ലൈൻ",
    description_ml:
      "സാമ്പിൾ: കോട്ടയത്തെ മാരത്തണിന്റെ അവസാനം വലിച്ചുകെട്ടിയ നാട ഒരു തയ്യൽ ക്ലാസ് നെയ്തതാണ്, വെള്ളയിൽ സ്വർണക്കരയോടെ. അതു കൈയിൽ വച്ചോട്ടേ എന്നു ജയിച്ചയാൾ ചോദിച്ചു. അവസാനം ഓടിയെത്തുന്നയാൾക്കായി ക്ലാസ് രണ്ടാമതൊന്നു കരുതിയിരുന്നു; ആ ആളെ കാത്തുനിൽക്കുകയും ചെയ്തു.",
    when: [19, "10:40"],
    images: ["finish-tape", "water-table"],
  },
  {
    title: "Warm-up mornings in Ernakulam",
    location: "Ernakulam",
    description:
      "Sample: every morning this week a coach waits at the ground for anyone who has entered the mega marathon and never run before. Bring water and a friend.",
    title_ml: "എറണാകുളത്തെ പരിശീലന പുലരികൾ",
    description_ml:
      "സാമ്പിൾ: മെഗാ മാരത്തണിനു പേരു നൽകിയ, മുമ്പ് ഓടിയിട്ടില്ലാത്ത എല്ലാവർക്കുമായി ഈ ആഴ്ച എന്നും രാവിലെ ഒരു പരിശീലകൻ മൈതാനത്തുണ്ടാകും. വെള്ളം കരുതൂ, ഇഷ്ടമുള്ള ഒരാളെയും കൂട്ടി വരൂ.",
    when: [21, "06:30"],
    plan: {
      status: "cancelled",
      starts: [18, "06:00"],
      ends: [18, "07:00"],
      venue: "The school ground",
      venue_ml: "സ്കൂൾ മൈതാനം",
      reason: "Sample: the ground is under water.",
      reason_ml: "സാമ്പിൾ: മൈതാനത്തു വെള്ളം കയറി.",
    },
    images: ["school-ground"],
  },
  {
    title: "How to find your district's start",
    location: "Thiruvananthapuram",
    description: "Sample: the phone numbers on the Contact Us page reach the people who know.",
    title_ml: "നിങ്ങളുടെ ജില്ലയിൽ ഓട്ടം തുടങ്ങുന്നത് എവിടെ?",
    description_ml: "സാമ്പിൾ: ‘ബന്ധപ്പെടുക’ എന്ന പേജിലെ നമ്പറുകളിൽ വിളിച്ചാൽ അറിയാവുന്നവരെ കിട്ടും.",
    when: [43, "12:00"],
    images: [],
  },
  {
    title: "Alappuzha walks after dark",
    location: "Alappuzha",
    description:
      "Sample: not everyone can come in the morning. So Alappuzha held its walk in the evening, with lamps along the water and the boats tied up to listen.\n\nNurses came straight from their shift and fishermen on their way to theirs. For an hour the two were walking in the same direction.",
    title_ml: "ഇരുട്ടിയശേഷം നടന്ന് ആലപ്പുഴ",
    description_ml:
      "സാമ്പിൾ: രാവിലെ വരാൻ എല്ലാവർക്കും കഴിയില്ല. അതുകൊണ്ട് ആലപ്പുഴ നടന്നതു രാത്രിയാണ്: വെള്ളത്തിനരികെ വിളക്കുകൾ, കേൾക്കാനെന്നപോലെ കെട്ടിയിട്ട വള്ളങ്ങൾ.\n\nനഴ്സുമാർ ജോലി കഴിഞ്ഞ് നേരെ വന്നു, മീൻപിടിത്തക്കാർ ജോലിക്കു പോകുംവഴി വന്നു. ഒരു മണിക്കൂർ ഇരുകൂട്ടരും ഒരേ വഴിക്കു നടന്നു.",
    when: [54, "21:15"],
    images: ["lamplight", "walkers", "snake-boat"],
  },
  {
    title: "Crew wanted in Kasaragod",
    location: "Kasaragod",
    description:
      "Sample: before the roadshow sets off it needs hands: to carry, to paint, to pour tea and to show people where to stand. No experience is asked for. Come to the ground on Saturday, wear old clothes, and bring a brush if you own one.",
    title_ml: "കാസർകോട്ട് സഹായികളെ വേണം",
    description_ml:
      "സാമ്പിൾ: റോഡ് ഷോ പുറപ്പെടുന്നതിനു മുമ്പ് ആളു വേണം: ചുമക്കാൻ, നിറം പൂശാൻ, ചായ പകരാൻ, എവിടെ നിൽക്കണമെന്നു കാണിച്ചുകൊടുക്കാൻ. മുൻപരിചയം വേണ്ട. പഴയ ഉടുപ്പിട്ട് ശനിയാഴ്ച മൈതാനത്തു വരൂ; ബ്രഷുണ്ടെങ്കിൽ അതും എടുക്കൂ.",
    when: [61, "15:00"],
    images: ["water-table"],
  },
];
