import type { TestimonialSubmission } from "../../domain/testimonials.rules.ts";

/** A testimonial as a visitor may send it, with every field filled: what its form gains is asked by all tests from here on. */
export const STORY = {
  name: "A runner",
  email: "runner@example.org",
  designation: "Club member",
  title: "The first kilometre",
  description: "It was the longest.",
} as const satisfies Required<Omit<TestimonialSubmission, "notice_version">>;

/** Its words, which staff may mend. */
export const { email: _, ...STORY_WORDS } = STORY;

/** All that the public learns of one: what else a story has is not shown until it is named here. */
export const PUBLIC_KEYS = ["created_at", "description", "designation", "id", "is_visible", "name", "status", "title"];

/** A story with the same text in every field. */
export const storyOf = (text: string) =>
  Object.fromEntries(Object.keys(STORY).map((field) => [field, text])) as Record<keyof typeof STORY, string>;
