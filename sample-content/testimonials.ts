import { getWords, type Testimonial } from "../shared/testimonials/testimonials.schema.ts";
import { APPROVED_TESTIMONIALS } from "./testimonials-approved.ts";
import { daysBefore } from "./times.ts";
import type { WrittenTestimonial } from "./written.ts";

/** A testimonial of the sample, ready for the database; the database gives it its id. */
export type SampleTestimonial = Omit<
  Testimonial,
  | "id"
  | "version"
  | "changed"
  | "picture"
  | "picture_id"
  | "picture_consent_at"
  | "as_sent"
  | "reason"
  | "notice_version"
  | "lightly_edited"
>;

/** What an administrator finds waiting. */
const PENDING: readonly WrittenTestimonial[] = [
  {
    name: "A hostel warden, Kozhikode",
    email: "warden@example.org",
    designation: "Sample: women's hostel",
    title: "Lights on at five",
    description:
      "Half the corridor now wakes before the bell and goes down to run. I count them out and I count them in. They come back hungry, loud and early for class. I have no complaint about the noise.",
    when: [1, "19:20"],
  },
  {
    name: "ഒരു വിദ്യാർഥിനി, കോട്ടയം",
    email: "student.kottayam@example.org",
    designation: "Sample: ബിരുദ വിദ്യാർഥിനി",
    title: "കൂട്ടുകാരി വിളിച്ചു",
    description: "രാവിലെ എഴുന്നേൽക്കാൻ മടിയായിരുന്നു. കൂട്ടുകാരി വിളിച്ചതുകൊണ്ട് ആദ്യദിവസം പോയി. ഇപ്പോൾ ഞാനാണ് അവളെ വിളിച്ചുണർത്തുന്നത്.",
    when: [2, "21:05"],
  },
  {
    name: "A delivery rider, Ernakulam",
    email: "rider@example.org",
    designation: "Sample: city deliveries",
    title: "",
    description:
      "I stopped at the roadshow because the road was full. I stayed because the man with the microphone spoke like a neighbour and not like a notice board. I took a card for a friend who will not ask for one.",
    when: [4, "14:40"],
  },
];

/** What was not published: one says nothing about the campaign, one came twice. */
const REJECTED: readonly WrittenTestimonial[] = [
  {
    name: "A shoe seller, Thrissur",
    email: "shoes@example.org",
    designation: "Sample: an advertisement",
    title: "Running shoes, best price",
    description:
      "All sizes in stock, old pairs exchanged, home delivery in the town. Mention this page at the counter and get a pair of laces with every purchase.",
    when: [9, "11:15"],
  },
  {
    name: "A school captain, Kannur",
    email: "captain@example.org",
    designation: "Sample: sent a second time",
    title: "The team that waits for you",
    description:
      "Sorry, I think my first message did not go through, so here it is again. We run at six and nobody starts until everybody is there.",
    when: [2, "07:02"],
  },
];

/** Approved, then hidden. */
const HIDDEN: readonly WrittenTestimonial[] = [
  {
    name: "A volunteer, Kollam",
    email: "volunteer.kollam@example.org",
    designation: "Sample: crew member, district marathon",
    title: "See you at the old start line",
    description:
      "Come to the old start line by the market at half past five and ask for the crew in green. We will pin your number on and run the first stretch beside you.",
    when: [33, "17:30"],
  },
];

/** All testimonials of the sample, in every state that the back office knows, in order of creation. */
export function sampleTestimonials(now: Date): SampleTestimonial[] {
  const all = (written: readonly WrittenTestimonial[], state: Pick<SampleTestimonial, "status" | "is_visible">) =>
    written.map(({ when: [days, time], email, ...words }) => ({
      ...getWords(words),
      email,
      ...state,
      created_at: daysBefore(now, days, time),
    }));
  return [
    ...all(APPROVED_TESTIMONIALS, { status: "approved", is_visible: 1 }),
    ...all(HIDDEN, { status: "approved", is_visible: 0 }),
    ...all(PENDING, { status: "pending", is_visible: 1 }),
    ...all(REJECTED, { status: "rejected", is_visible: 1 }),
  ].toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}
