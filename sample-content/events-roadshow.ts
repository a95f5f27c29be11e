import type { WrittenEvent } from "./written.ts";

/** The roadshow's stops, newest first; the order of the districts follows the stops that were reported. */
export const ROADSHOW_STOPS: readonly WrittenEvent[] = [
  {
    title: "Malappuram's day was worth the wait",
    location: "Malappuram",
    description:
      "Sample: the stop that had been moved to a later day came at last, and the ground was full before the bus was.\n\nThe drummers began without being asked. Club teams had used the extra weeks well: each of them brought a relay, a banner and somebody's grandmother. When the bus finally turned in at the gate, the children ran beside it to the stage.\n\nThe last word belonged to the groundsman, who took the microphone to say that the gate stays open in the evenings from now on.",
    when: [3, "19:10"],
    images: ["drummers", "roadshow-stop", "school-ground", "relay"],
  },
  {
    title: "The Malappuram stop has a new day",
    location: "Malappuram",
    description:
      "Sample: the roadshow's stop in Malappuram moves to a later day. Relay teams keep their places and nobody has to register again. Please tell those who do not read this page.",
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
      reason_ml: "മാതൃക: മൈതാനത്ത് മറ്റൊരു പരിപാടി ഉണ്ടായിരുന്നു.",
      title_ml: "മലപ്പുറത്തെ പരിപാടിക്ക് പുതിയ തീയതി",
      description_ml:
        "മാതൃക: മലപ്പുറത്തെ റോഡ്ഷോ മറ്റൊരു ദിവസത്തേക്ക് മാറ്റി. റിലേ ടീമുകൾക്ക് സ്ഥാനം നഷ്ടമാകില്ല; ആരും വീണ്ടും രജിസ്റ്റർ ചെയ്യേണ്ടതില്ല. ഈ പേജ് വായിക്കാത്തവരോടും പറയുമല്ലോ.",
    },
  },
  {
    title: "Thrissur keeps the rhythm",
    location: "Thrissur",
    description:
      "Sample: there was never any doubt that Thrissur would bring drums. They set the pace, and the runners kept it twice round the ground.\n\nIn the quiet afterwards a coach spoke about showing up. Not about winning, he said; about being missed when you are not there. The helpline cards went quickly after that.",
    when: [27, "18:30"],
    images: ["drummers", "start-line", "relay"],
  },
  {
    title: "Ernakulam gets ready for the mega marathon",
    location: "Ernakulam",
    description:
      "Sample: two days in Ernakulam, where the fourteen district marathons will meet in one mega marathon. The crew walked the road by day and set up by lamplight.\n\nThe bus stopped wherever people were waiting anyway: at a bus stand, at a ferry jetty, outside a college gate. Every stop ended with the same sentence, spoken by the whole crowd: YES to sports, NO to drugs.\n\nVolunteers who can hand out water, hold a rope or simply clap are welcome to write to the council.",
    when: [29, "20:45"],
    plan: {
      status: "postponed",
      venue: "",
      venue_ml: "",
      reason: "Sample: the new day is not fixed yet.",
      reason_ml: "മാതൃക: പുതിയ തീയതി നിശ്ചയിച്ചിട്ടില്ല.",
      title_ml: "മെഗാ മാരത്തണിന് എറണാകുളം ഒരുങ്ങുന്നു",
      description_ml: "",
    },
    images: ["lamplight", "roadshow-stop", "finish-tape", "water-table", "start-line"],
  },
  {
    title: "Up the hill roads of Idukki",
    location: "Idukki",
    description:
      "Sample: the bus climbed in first gear and the runners were faster. At every bend someone came down from the tea to see what the music was about.\n\nThe last stop was a school at the top of the road. The children there run to class every day, so nobody had to explain running to them. They explained it to us.",
    when: [31, "16:20"],
    images: ["hill-road", "school-ground"],
  },
  {
    title: "Kottayam asks the good questions",
    location: "Kottayam",
    description:
      "Sample: in Kottayam the crew planned a short talk and stayed for a long one. Parents asked what to look for, and how to begin.\n\nThe answer from the counsellors' table was the same each time: begin with an ordinary evening, ask, and listen longer than feels comfortable. Whoever wants to talk to someone else first can call 14405.",
    when: [33, "17:55"],
    images: ["roadshow-stop"],
  },
  {
    title: "Snake boat crews row for the campaign",
    location: "Alappuzha",
    description:
      "Sample: on the backwater the roadshow left the road. A snake boat carried the banner, and the bank ran along beside it.\n\n“A boat goes straight only when everyone pulls,” said the man at the long oar. Then he asked for the microphone back, because he had not finished.",
    when: [35, "10:15"],
    images: ["snake-boat", "drummers", "walkers"],
  },
  {
    title: "An evening ground in Pathanamthitta",
    location: "Pathanamthitta",
    description:
      "Sample: school was over, the sun was low, and the ground filled from all four corners. Three generations walked the last lap together.",
    when: [36, "19:40"],
    images: ["walkers", "school-ground"],
  },
  {
    title: "Kollam lines the road",
    location: "Kollam",
    description:
      "Sample: shopkeepers came out to see the bus and stayed to stamp the children's cards: one stamp for a sprint, one for a skipping rope, one for reading the helpline number aloud.\n\nA full card earned a race number with the child's own name on it. By closing time the roll of numbers was empty and the crew was writing on paper bags.",
    when: [37, "18:05"],
    images: ["roadshow-stop", "relay"],
  },
  {
    title: "The capital comes out early",
    location: "Thiruvananthapuram",
    description:
      "Sample: before the offices opened, the road belonged to people on foot. School teams led, clubs followed, and a row of early walkers found themselves in the middle of it and carried on.\n\nAt the end there was water, a banana and one question from the stage: who will bring a friend next time? It is hard to count raised hands when everyone raises both.",
    when: [38, "09:30"],
    images: ["start-line", "water-table", "wheelchair-racers"],
  },
  {
    title: "Flagged off in Kasaragod",
    location: "Kasaragod",
    description:
      "Sample: the roadshow set off from Kasaragod at sunrise, with the whole length of Kerala ahead of it and a crowd running along for the first stretch.\n\nThe driver had promised to go slowly. He kept his word until the second bridge, where the runners waved him on. Fourteen districts are waiting.",
    when: [47, "07:45"],
    images: ["roadshow-stop", "start-line", "beach-road", "drummers", "walkers"],
  },
];
