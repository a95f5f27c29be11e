import type { WrittenEvent } from "./written.ts";

/** The roadshow's stops, newest first; the order of the districts follows the stops that were reported. */
export const ROADSHOW_STOPS: readonly WrittenEvent[] = [
  {
    title: "Malappuram's day was worth the wait",
    location: "Malappuram",
    description:
      "Sample: the stop that had been moved to a later day came at last, and the ground was full before the bus was.\n\nThe drummers began without being asked. Club teams had used the extra weeks well: each of them brought a relay, a banner and somebody's grandmother. When the bus finally turned in at the gate, the children ran beside it to the stage.\n\nThe last word belonged to the groundsman, who took the microphone to say that the gate stays open in the evenings from now on.",
    title_ml: "മലപ്പുറത്തിന്റെ കാത്തിരിപ്പ് വെറുതെയായില്ല",
    description_ml:
      "സാമ്പിൾ: മറ്റൊരു ദിവസത്തേക്കു മാറ്റിയ പരിപാടി ഒടുവിൽ എത്തി; ബസ് വരുന്നതിനു മുമ്പേ മൈതാനം നിറഞ്ഞു.\n\nആരും പറയാതെതന്നെ ചെണ്ടക്കാർ തുടങ്ങി. നീട്ടിക്കിട്ടിയ ആഴ്ചകൾ ക്ലബ്ബുകൾ നന്നായി ഉപയോഗിച്ചു: ഓരോ ക്ലബ്ബും ഒരു റിലേ ടീമും ഒരു ബാനറും ആരുടെയെങ്കിലും മുത്തശ്ശിയുമായാണു വന്നത്. ബസ് ഗേറ്റ് കടന്നപ്പോൾ കുട്ടികൾ വേദിവരെ ഒപ്പം ഓടി.\n\nഅവസാനവാക്ക് മൈതാനം നോക്കുന്നയാളുടേതായിരുന്നു. ഇനി എല്ലാ വൈകുന്നേരവും ഗേറ്റ് തുറന്നിടുമെന്ന് അദ്ദേഹം മൈക്കിലൂടെ പറഞ്ഞു.",
    when: [3, "19:10"],
    images: ["drummers", "roadshow-stop", "school-ground", "relay"],
  },
  {
    title: "The Malappuram stop has a new day",
    location: "Malappuram",
    description:
      "Sample: the roadshow's stop in Malappuram moves to a later day. Relay teams keep their places and nobody has to register again. Please tell those who do not read this page.",
    title_ml: "മലപ്പുറത്തെ പരിപാടിക്കു പുതിയ തീയതി",
    description_ml:
      "സാമ്പിൾ: മലപ്പുറത്തെ റോഡ് ഷോ മറ്റൊരു ദിവസത്തേക്കു മാറ്റി. റിലേ ടീമുകൾക്കു സ്ഥാനം നഷ്ടമാകില്ല; ആരും വീണ്ടും രജിസ്റ്റർ ചെയ്യേണ്ടതില്ല. ഈ പേജ് വായിക്കാത്തവരോടും പറയുമല്ലോ.",
    when: [24, "11:00"],
    images: [],
    plan: {
      status: "moved",
      starts: [3, "16:00"],
      ends: [3, "19:00"],
      first: [22, "16:00"],
      venue: "The school ground",
      venue_ml: "സ്കൂൾ മൈതാനം",
      reason: "Sample: the ground was needed for something else.",
      reason_ml: "സാമ്പിൾ: മൈതാനത്തു മറ്റൊരു പരിപാടി ഉണ്ടായിരുന്നു.",
    },
  },
  {
    title: "Thrissur keeps the rhythm",
    location: "Thrissur",
    description:
      "Sample: there was never any doubt that Thrissur would bring drums. They set the pace, and the runners kept it twice round the ground.\n\nIn the quiet afterwards a coach spoke about showing up. Not about winning, he said; about being missed when you are not there. The helpline cards went quickly after that.",
    title_ml: "താളം പിടിച്ച് തൃശ്ശൂർ",
    description_ml:
      "സാമ്പിൾ: തൃശ്ശൂർ ചെണ്ടയുമായി വരുമെന്ന് ആർക്കും സംശയമുണ്ടായിരുന്നില്ല. ചെണ്ട താളമിട്ടു, ഓടുന്നവർ ആ താളത്തിൽ മൈതാനം രണ്ടു വട്ടം ചുറ്റി.\n\nപിന്നെ വന്ന നിശ്ശബ്ദതയിൽ ഒരു പരിശീലകൻ സംസാരിച്ചു. ജയിക്കുന്നതിനെക്കുറിച്ചല്ല, എന്നും എത്തുന്നതിനെക്കുറിച്ച്; വരാതിരുന്നാൽ അന്വേഷിക്കാൻ ആളുണ്ടാകുന്നതിനെക്കുറിച്ച്. അതു കഴിഞ്ഞപ്പോൾ ഹെൽപ്‌ലൈൻ കാർഡുകൾ വേഗം തീർന്നു.",
    when: [27, "18:30"],
    images: ["drummers", "start-line", "relay"],
  },
  {
    title: "Ernakulam gets ready for the mega marathon",
    location: "Ernakulam",
    description:
      "Sample: two days in Ernakulam, where the fourteen district marathons will meet in one mega marathon. The crew walked the road by day and set up by lamplight.\n\nThe bus stopped wherever people were waiting anyway: at a bus stand, at a ferry jetty, outside a college gate. Every stop ended with the same sentence, spoken by the whole crowd: YES to sports, NO to drugs.\n\nVolunteers who can hand out water, hold a rope or simply clap are welcome to write to the council.",
    title_ml: "മെഗാ മാരത്തണിന് എറണാകുളം ഒരുങ്ങുന്നു",
    description_ml:
      "സാമ്പിൾ: പതിനാല് ജില്ലാ മാരത്തണുകൾ ഒരു മെഗാ മാരത്തണായി ഒന്നിക്കുന്ന എറണാകുളത്തു രണ്ടു ദിവസം. സംഘം പകൽ വഴി നടന്നുനോക്കി, രാത്രി വിളക്കുവെളിച്ചത്തിൽ ഒരുക്കങ്ങൾ നടത്തി.\n\nആളുകൾ കാത്തുനിൽക്കുന്നിടത്തെല്ലാം ബസ് നിർത്തി: ബസ് സ്റ്റാൻഡിൽ, ബോട്ടുജെട്ടിയിൽ, കോളജ് കവാടത്തിൽ. എല്ലായിടത്തും അവസാനം എല്ലാവരും ചേർന്ന് ഒരേ വാക്യം പറഞ്ഞു: സ്പോർട്സിനോട് യെസ് പറയാം, ലഹരിയോട് നോ പറയാം.\n\nവെള്ളം കൊടുക്കാനോ കയർ പിടിക്കാനോ കൈയടിക്കാനോ കഴിയുന്ന സന്നദ്ധപ്രവർത്തകർ കൗൺസിലിന് എഴുതൂ.",
    when: [29, "20:45"],
    plan: {
      status: "postponed",
      venue: "",
      venue_ml: "",
      reason: "Sample: the new day is not fixed yet.",
      reason_ml: "സാമ്പിൾ: പുതിയ തീയതി നിശ്ചയിച്ചിട്ടില്ല.",
    },
    images: ["lamplight", "roadshow-stop", "finish-tape", "water-table", "start-line"],
  },
  {
    title: "Up the hill roads of Idukki",
    location: "Idukki",
    description:
      "Sample: the bus climbed in first gear and the runners were faster. At every bend someone came down from the tea to see what the music was about.\n\nThe last stop was a school at the top of the road. The children there run to class every day, so nobody had to explain running to them. They explained it to us.",
    title_ml: "ഇടുക്കിയുടെ മലമ്പാതകൾ കയറി",
    description_ml:
      "സാമ്പിൾ: ബസ് ഒന്നാം ഗിയറിൽ കയറി; ഓടുന്നവർ അതിലും വേഗത്തിലായിരുന്നു. ഓരോ വളവിലും, പാട്ടെന്തെന്നറിയാൻ തേയിലത്തോട്ടത്തിൽനിന്ന് ആരെങ്കിലും ഇറങ്ങിവന്നു.\n\nവഴിയുടെ അറ്റത്തെ ഒരു സ്കൂളിലാണ് അവസാനം നിർത്തിയത്. അവിടത്തെ കുട്ടികൾ എന്നും ഓടിയാണു ക്ലാസിലെത്തുന്നത്; ഓട്ടത്തെക്കുറിച്ച് അവർക്കു പറഞ്ഞുകൊടുക്കേണ്ടിവന്നില്ല. അവർ ഞങ്ങൾക്കു പറഞ്ഞുതന്നു.",
    when: [31, "16:20"],
    images: ["hill-road", "school-ground"],
  },
  {
    title: "Kottayam asks the good questions",
    location: "Kottayam",
    description:
      "Sample: in Kottayam the crew planned a short talk and stayed for a long one. Parents asked what to look for, and how to begin.\n\nThe answer from the counsellors' table was the same each time: begin with an ordinary evening, ask, and listen longer than feels comfortable. Whoever wants to talk to someone else first can call 14405.",
    title_ml: "നല്ല ചോദ്യങ്ങളുമായി കോട്ടയം",
    description_ml:
      "സാമ്പിൾ: കോട്ടയത്തു ചെറിയൊരു പ്രസംഗത്തിനാണു സംഘം എത്തിയത്; ഏറെനേരം സംസാരിച്ചിരുന്നു. എന്തു ശ്രദ്ധിക്കണം, എങ്ങനെ തുടങ്ങണം എന്നു രക്ഷിതാക്കൾ ചോദിച്ചു.\n\nകൗൺസലർമാരുടെ മേശയിൽനിന്ന് ഓരോ തവണയും കിട്ടിയ ഉത്തരം ഒന്നുതന്നെ: സാധാരണ ഒരു വൈകുന്നേരം തുടങ്ങൂ, ചോദിക്കൂ, വിഷമം തോന്നിയാലും കുറെക്കൂടി കേട്ടിരിക്കൂ. ആദ്യം മറ്റൊരാളോടു സംസാരിക്കണമെങ്കിൽ 14405 വിളിക്കാം.",
    when: [33, "17:55"],
    images: ["roadshow-stop"],
  },
  {
    title: "Snake boat crews row for the campaign",
    location: "Alappuzha",
    description:
      "Sample: on the backwater the roadshow left the road. A snake boat carried the banner, and the bank ran along beside it.\n\n“A boat goes straight only when everyone pulls,” said the man at the long oar. Then he asked for the microphone back, because he had not finished.",
    title_ml: "പ്രചാരണത്തിനായി തുഴഞ്ഞ് ചുണ്ടൻവള്ളം",
    description_ml:
      "സാമ്പിൾ: കായലിലെത്തിയപ്പോൾ റോഡ് ഷോ റോഡ് വിട്ടു. ചുണ്ടൻവള്ളം ബാനർ വഹിച്ചു; കരയിലുള്ളവർ ഒപ്പം ഓടി.\n\n“എല്ലാവരും ഒന്നിച്ചു തുഴഞ്ഞാലേ വള്ളം നേരെ പോകൂ” എന്ന് അമരക്കാരൻ പറഞ്ഞു. പിന്നെ അദ്ദേഹം മൈക്ക് തിരികെ ചോദിച്ചു; പറഞ്ഞുതീർന്നിരുന്നില്ല.",
    when: [35, "10:15"],
    images: ["snake-boat", "drummers", "walkers"],
  },
  {
    title: "An evening ground in Pathanamthitta",
    location: "Pathanamthitta",
    description:
      "Sample: school was over, the sun was low, and the ground filled from all four corners. Three generations walked the last lap together.",
    title_ml: "പത്തനംതിട്ടയിൽ ഒരു വൈകുന്നേരം",
    description_ml: "സാമ്പിൾ: സ്കൂൾ വിട്ടു, വെയിലാറി, നാലു മൂലയിൽനിന്നും മൈതാനം നിറഞ്ഞു. അവസാനത്തെ വട്ടം മൂന്നു തലമുറകൾ ഒരുമിച്ചു നടന്നു.",
    when: [36, "19:40"],
    images: ["walkers", "school-ground"],
  },
  {
    title: "Kollam lines the road",
    location: "Kollam",
    description:
      "Sample: shopkeepers came out to see the bus and stayed to stamp the children's cards: one stamp for a sprint, one for a skipping rope, one for reading the helpline number aloud.\n\nA full card earned a race number with the child's own name on it. By closing time the roll of numbers was empty and the crew was writing on paper bags.",
    title_ml: "വഴിയോരം നിറഞ്ഞ് കൊല്ലം",
    description_ml:
      "സാമ്പിൾ: ബസ് കാണാനിറങ്ങിയ കടക്കാർ കുട്ടികളുടെ കാർഡിൽ മുദ്ര കുത്താനും നിന്നു: ഓടിയതിന് ഒന്ന്, കയർ ചാടിയതിന് ഒന്ന്, ഹെൽപ്‌ലൈൻ നമ്പർ ഉറക്കെ വായിച്ചതിന് ഒന്ന്.\n\nകാർഡ് നിറഞ്ഞവർക്കു സ്വന്തം പേരെഴുതിയ മത്സരനമ്പർ കിട്ടി. വൈകുന്നേരമായപ്പോൾ നമ്പറുകൾ തീർന്നു; സംഘം കടലാസുസഞ്ചികളിലാണ് എഴുതിയത്.",
    when: [37, "18:05"],
    images: ["relay", "roadshow-stop"],
  },
  {
    title: "The capital comes out early",
    location: "Thiruvananthapuram",
    description:
      "Sample: before the offices opened, the road belonged to people on foot. School teams led, clubs followed, and a row of early walkers found themselves in the middle of it and carried on.\n\nAt the end there was water, a banana and one question from the stage: who will bring a friend next time? It is hard to count raised hands when everyone raises both.",
    title_ml: "അതിരാവിലെ ഇറങ്ങി തലസ്ഥാനം",
    description_ml:
      "സാമ്പിൾ: ഓഫീസുകൾ തുറക്കുന്നതിനു മുമ്പു റോഡ് നടക്കുന്നവരുടേതായി. സ്കൂൾ ടീമുകൾ മുന്നിൽ, പിന്നാലെ ക്ലബ്ബുകൾ; ഇടയിൽപ്പെട്ട പതിവു നടത്തക്കാരും ഒപ്പം നടന്നു.\n\nഒടുവിൽ വെള്ളവും പഴവും, വേദിയിൽനിന്ന് ഒരു ചോദ്യവും: അടുത്ത തവണ കൂട്ടുകാരെ കൊണ്ടുവരുന്നത് ആരെല്ലാം? എല്ലാവരും രണ്ടു കൈയും ഉയർത്തിയാൽ എണ്ണാൻ എളുപ്പമല്ല.",
    when: [38, "09:30"],
    images: ["start-line", "water-table", "wheelchair-racers"],
  },
  {
    title: "Flagged off in Kasaragod",
    location: "Kasaragod",
    description:
      "Sample: the roadshow set off from Kasaragod at sunrise, with the whole length of Kerala ahead of it and a crowd running along for the first stretch.\n\nThe driver had promised to go slowly. He kept his word until the second bridge, where the runners waved him on. Fourteen districts are waiting.",
    title_ml: "കാസർകോട്ടുനിന്നു തുടക്കം",
    description_ml:
      "സാമ്പിൾ: സൂര്യനുദിച്ചപ്പോൾ റോഡ് ഷോ കാസർകോട്ടുനിന്നു പുറപ്പെട്ടു. മുന്നിൽ കേരളം മുഴുവൻ; ആദ്യദൂരം ഒപ്പമോടാൻ വലിയൊരു കൂട്ടം.\n\nപതുക്കെ പോകാമെന്നു ഡ്രൈവർ വാക്കു കൊടുത്തിരുന്നു. രണ്ടാമത്തെ പാലംവരെ അദ്ദേഹം വാക്കു പാലിച്ചു; അവിടെവച്ച്, പൊയ്ക്കോളൂ എന്ന് ഓടുന്നവർ കൈവീശി. പതിനാല് ജില്ലകൾ കാത്തിരിക്കുന്നു.",
    when: [47, "07:45"],
    images: ["roadshow-stop", "start-line", "beach-road", "drummers", "walkers"],
  },
];
