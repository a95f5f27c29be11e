import type { WrittenTestimonial } from "./written.ts";

/** Newest first; the first three are on the home page. */
export const APPROVED_TESTIMONIALS: readonly WrittenTestimonial[] = [
  {
    name: "A school captain, Kannur",
    email: "captain@example.org",
    designation: "Sample: higher secondary school team",
    title: "The team that waits for you",
    description:
      "We run at six and nobody starts until everybody is there. It is a small rule. But for a boy who used to spend his evenings behind the bus stand, it means that six people are looking for him every morning.",
    when: [2, "06:50"],
  },
  {
    name: "ഒരു അധ്യാപിക, മലപ്പുറം",
    email: "teacher.malappuram@example.org",
    designation: "സാമ്പിൾ: ഹൈസ്കൂൾ അധ്യാപിക",
    title: "മൈതാനം വീണ്ടും നിറഞ്ഞു",
    description:
      "വൈകുന്നേരം സ്കൂൾ മൈതാനത്തു വീണ്ടും കുട്ടികളുടെ ശബ്ദം കേൾക്കാം. ആദ്യം രണ്ടുപേർ ഓടാൻ തുടങ്ങി. ഇപ്പോൾ ക്ലാസ് മുഴുവൻ ഒപ്പമുണ്ട്. ഞാനും ഷൂസ് വാങ്ങി, അവരുടെ പിന്നാലെ ഓടുന്നു.",
    when: [4, "18:15"],
  },
  {
    name: "A bus driver, Idukki",
    email: "driver@example.org",
    designation: "Sample: first bus of the morning",
    title: "A card beside the ticket machine",
    description:
      "The roadshow came to our stand while I was waiting for passengers. They talked, they listened, and they left a helpline card. I keep it beside the ticket machine. People who will not ask me still look at it.",
    when: [6, "13:10"],
  },
  {
    name: "A grandmother, Palakkad",
    email: "grandmother@example.org",
    designation: "Sample: walked with her grandson",
    title: "I did not run, I walked",
    description:
      "They gave me a number like everybody else. My grandson wanted to run ahead. I told him to go. He came back and walked with me to the end, and he was the one who talked the whole way.",
    when: [9, "08:25"],
  },
  {
    name: "A counsellor, Kottayam",
    email: "counsellor@example.org",
    designation: "Sample: school counselling room",
    title: "Easier to say on the move",
    description:
      "Across a table, young people look at the floor. Beside a running track, they look ahead and talk. I have moved some of my hours to the ground. Nobody minds a question when both of you are out of breath.",
    when: [12, "16:45"],
  },
  {
    name: "ഒരു അമ്മ, കൊല്ലം",
    email: "mother.kollam@example.org",
    designation: "സാമ്പിൾ: രണ്ടു മക്കളുടെ അമ്മ",
    title: "ചോദിക്കാൻ മടിക്കേണ്ട",
    description:
      "മകനെക്കുറിച്ച് ആശങ്ക തോന്നിയപ്പോൾ ആരോടു പറയണം എന്നറിയില്ലായിരുന്നു. ഞാൻ 14405‑ൽ വിളിച്ചു. ഒരാൾ ക്ഷമയോടെ കേട്ടു. അന്നു രാത്രി ഞങ്ങൾ വീട്ടിലിരുന്ന് തുറന്നു സംസാരിച്ചു.",
    when: [15, "20:30"],
  },
  {
    name: "A PE teacher, Kasaragod",
    email: "pe.teacher@example.org",
    designation: "Sample: government school",
    title: "Where the bus set off",
    description:
      "My children painted the banner for the first stop. They argued for an hour about the word at the top and settled on YES, in letters taller than the smallest of them. I have kept the brushes.",
    when: [19, "10:05"],
  },
  {
    name: "A wheelchair racer, Thrissur",
    email: "racer@example.org",
    designation: "Sample: district marathon",
    title: "The same start line",
    description:
      "I did not want a separate race in a separate corner. Here I had the same start line, the same road and the same tired arms as everybody at the end. A boy asked how he could get as fast as me. I told him: train.",
    when: [24, "12:20"],
  },
  {
    name: "A college student, Ernakulam",
    email: "student.ernakulam@example.org",
    designation: "Sample: final year, commerce",
    title: "An excuse that works",
    description:
      "Saying no at a party is hard if you have nothing else to say. Now I say that I run in the morning. Nobody argues with that. Two of those who laughed at me have asked where we meet.",
    when: [29, "22:10"],
  },
  {
    name: "ഒരു തുഴക്കാരൻ, ആലപ്പുഴ",
    email: "rower@example.org",
    designation: "സാമ്പിൾ: ചുണ്ടൻവള്ളം സംഘം",
    title: "ഒരേ താളത്തിൽ",
    description:
      "വള്ളത്തിൽ ഒരാൾ തെറ്റിയാൽ എല്ലാവരും അറിയും. ഒരാൾ തളർന്നാൽ എല്ലാവരും താങ്ങും. ലഹരിക്കെതിരെയുള്ള ഓട്ടവും അങ്ങനെതന്നെ. ഒറ്റയ്ക്കല്ല, ഒരേ താളത്തിൽ.",
    when: [35, "17:00"],
  },
  {
    name: "A father, Pathanamthitta",
    email: "father@example.org",
    designation: "Sample: came with his daughter",
    title: "Twenty minutes in the car",
    description:
      "My daughter needed a lift to practice, that was all. Now those twenty minutes are the best of my day. She tells me things there that she would never say at dinner. I have stopped turning on the radio.",
    when: [41, "19:35"],
  },
  {
    name: "A nurse, Wayanad",
    email: "nurse@example.org",
    designation: "Sample: community health centre",
    title: "Before it becomes an emergency",
    description:
      "By the time people reach us, the family has been silent for long. At the roadshow they asked their questions standing in the sun, among neighbours, with a banana in one hand. That is the right time to ask.",
    when: [52, "09:40"],
  },
  {
    name: "An auto driver, Kozhikode",
    email: "auto@example.org",
    designation: "Sample: beach road stand",
    title: "The meter was off",
    description:
      "On the morning of the run our stand carried water and tired runners, and we kept the meters off. One passenger was my old classmate. We had not spoken for years. He is running the next one too.",
    when: [63, "15:15"],
  },
  {
    name: "ഒരു മുത്തശ്ശൻ, പാലക്കാട്",
    email: "grandfather@example.org",
    designation: "സാമ്പിൾ: വിരമിച്ച തപാൽ ജീവനക്കാരൻ",
    title: "ഓടാൻ വയ്യ, നടക്കാം",
    description:
      "എനിക്ക് ഓടാൻ വയ്യ. പക്ഷേ പേരക്കുട്ടിയുടെ കൈപിടിച്ച് നടന്നു. വഴിയരികിൽ നിന്നവർ കൈയടിച്ചു. നല്ലൊരു കാര്യത്തിനായി ഇറങ്ങാൻ പ്രായം തടസ്സമല്ല.",
    when: [78, "07:30"],
  },
  {
    name: "A youth club secretary, Kollam",
    email: "club@example.org",
    designation: "Sample: arts and sports club",
    title: "We found the key to the ground",
    description:
      "The ground behind our club had been locked for so long that nobody knew who had the key. We asked for three weeks and found it in a drawer of our own office. The grass is cut. Come and play.",
    when: [96, "18:55"],
  },
  {
    name: "A fisherman, Alappuzha",
    email: "fisherman@example.org",
    designation: "Sample: harbour volunteer",
    title: "We know about early mornings",
    description:
      "Runners think that five o'clock is early. We were already home with the catch. So we made the tea. My sons carried the cups, and by the last cup both had put their names down for the race.",
    when: [118, "06:10"],
  },
  {
    name: "ഒരു കടക്കാരൻ, കാസർകോട്",
    email: "shopkeeper@example.org",
    designation: "സാമ്പിൾ: ബസ് സ്റ്റാൻഡിലെ കട",
    title: "ചുമരിലെ നമ്പർ",
    description:
      "റോഡ് ഷോ വണ്ടി കടയുടെ മുന്നിൽ നിർത്തി. പാട്ടും കളിയും കഴിഞ്ഞപ്പോൾ ഹെൽപ്‌ലൈൻ നമ്പറുള്ള കടലാസ് ഞാൻ ചുമരിൽ ഒട്ടിച്ചു. ഇപ്പോൾ പലരും അതു ഫോണിൽ പകർത്തിയെടുക്കുന്നു.",
    when: [141, "12:45"],
  },
  {
    name: "A librarian in the capital",
    email: "librarian@example.org",
    designation: "Sample: ward library, Thiruvananthapuram",
    title: "Shoes at the reading room door",
    description:
      "There is a row of muddy shoes outside our reading room now. The runners come straight from the ground to read the sports page. I used to ask for clean floors. I have bought a mat.",
    when: [170, "17:50"],
  },
  {
    name: "A home guard, Ernakulam",
    email: "homeguard@example.org",
    designation: "Sample: marathon traffic duty",
    title: "The easiest duty of my life",
    description:
      "I have stopped traffic for ministers and for floods. Stopping it for children in numbered shirts was different. Drivers switched off their engines and clapped. Nobody sounded a horn for the whole morning.",
    when: [204, "11:30"],
  },
  {
    name: "A new runner, Malappuram",
    email: "firstrun@example.org",
    designation: "Sample: tailor",
    title: "I sewed my own pocket",
    description:
      "I had never run since school. I sewed a pocket into an old shirt for my keys and went. I finished behind most of them and before some of them. I have now sewn four more pockets, for friends.",
    when: [239, "20:05"],
  },
];
