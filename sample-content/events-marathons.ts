import type { WrittenEvent } from "./written.ts";

/** District marathons and the days around them, newest first. Wayanad has none yet, so that the empty list can be seen. */
export const DISTRICT_MARATHONS: readonly WrittenEvent[] = [
  {
    title: "District marathon fills the beach road",
    location: "Kozhikode",
    description:
      "Sample: school teams, clubs and grandparents closed the beach road for one clear morning and gave it back to people on foot.\n\nThe first wave left before sunrise. Wheelchair racers led, then the clubs, then everyone who simply wanted to be counted. At the halfway mark the crew handed out water and helpline cards; by the finish the queue at the counsellors' table was longer than the one for medals.\n\n“My son ran ahead and waited for me,” said one finisher. “It is usually the other way round.”",
    when: [2, "08:50"],
    images: ["beach-road", "wheelchair-racers", "water-table", "finish-tape", "walkers"],
  },
  {
    title: "Palakkad runs before the heat",
    location: "Palakkad",
    description:
      "Sample: the start was moved forward to beat the sun, and the town got up for it. By the time the shops opened, the last walkers were home.",
    when: [8, "09:05"],
    images: ["start-line", "hill-road"],
  },
  {
    title: "Kannur's relay of fourteen batons",
    location: "Kannur",
    description:
      "Sample: fourteen batons, one for each district, went round the ground in fourteen pairs of hands. Each runner called out the district's name before letting go.\n\nOne baton fell. The runner behind stopped, picked it up and gave it back before running on. It was the loudest applause of the day.",
    when: [12, "17:25"],
    images: ["relay", "school-ground", "drummers"],
  },
  {
    title: "Thrissur's racers take the bend",
    location: "Thrissur",
    description:
      "Sample: the wheelchair race opened the district marathon, on the same road and from the same line as every other race of the day. The bend by the stand was the place to be: three wide, wheels singing, and a whole school shouting the numbers on the bibs.",
    when: [16, "08:15"],
    images: ["wheelchair-racers"],
  },
  {
    title: "A finish line made by hand",
    location: "Kottayam",
    description:
      "Sample: the tape at the end of Kottayam's marathon was woven by a tailoring class, in white with a golden edge. The winner asked to keep it. The class had made a second one for the runner who came in last, and waited for her.",
    when: [19, "10:40"],
    images: ["finish-tape", "water-table"],
  },
  {
    title: "Warm-up mornings in Ernakulam",
    location: "Ernakulam",
    description:
      "Sample: every morning this week a coach waits at the ground for anyone who has entered the mega marathon and never run before. Bring water and somebody you like.",
    when: [21, "06:30"],
    plan: {
      status: "cancelled",
      starts: [18, "06:00"],
      ends: [18, "07:00"],
      venue: "The school ground",
      venue_ml: "സ്കൂൾ മൈതാനം",
      reason: "Sample: the ground is under water.",
      reason_ml: "മാതൃക: മൈതാനത്ത് വെള്ളം കയറി.",
      title_ml: "എറണാകുളത്തെ പരിശീലന പുലരികൾ",
      description_ml: "",
    },
    images: ["school-ground"],
  },
  {
    title: "How to find your district's start",
    location: "Thiruvananthapuram",
    description: "Sample: the phone numbers on the Contact Us page reach the people who know.",
    when: [43, "12:00"],
    images: [],
  },
  {
    title: "Alappuzha walks after dark",
    location: "Alappuzha",
    description:
      "Sample: not everyone can come in the morning. So Alappuzha held its walk in the evening, with lamps along the water and the boats tied up to listen.\n\nNurses came straight from their shift and fishermen on their way to theirs. For an hour the two were walking in the same direction.",
    when: [54, "21:15"],
    images: ["lamplight", "walkers", "snake-boat"],
  },
  {
    title: "Crew wanted in Kasaragod",
    location: "Kasaragod",
    description:
      "Sample: before the roadshow sets off it needs hands: to carry, to paint, to pour tea and to show people where to stand. No experience is asked for. Come to the ground on Saturday, wear old clothes, and bring a brush if you own one.",
    when: [61, "15:00"],
    images: ["water-table"],
  },
];
