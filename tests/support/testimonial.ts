import type { TestimonialSubmission } from "../../shared/testimonials/testimonials.schema.ts";

/** All fields filled; new form fields belong here. */
export const STORY = {
  name: "A runner",
  email: "runner@example.org",
  designation: "Club member",
  title: "The first kilometre",
  description: "It was the longest.",
} as const satisfies Required<Omit<TestimonialSubmission, "notice_version">>;

/** Editable by staff. */
export const { email: _, ...STORY_WORDS } = STORY;

/** Public fields; anything else must stay private. */
export const PUBLIC_KEYS = ["created_at", "description", "designation", "id", "is_visible", "name", "status", "title"];

export const buildStory = (text: string) =>
  Object.fromEntries(Object.keys(STORY).map((field) => [field, text])) as Record<keyof typeof STORY, string>;
