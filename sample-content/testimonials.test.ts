import { describe, expect, test } from "vitest";
import { SENT_FIELDS, testimonialForm } from "../shared/testimonials/testimonials.schema.ts";
import { parseForm } from "../shared/validation/form.ts";
import { sampleTestimonials } from "./testimonials.ts";

const NOW = new Date("2026-11-20T02:00:00+05:30");
const testimonials = sampleTestimonials(NOW);
const those = (status: string, visible: number) =>
  testimonials.filter((testimonial) => testimonial.status === status && testimonial.is_visible === visible);

describe("sample testimonials", () => {
  test("cover every state of the admin", () => {
    expect(those("approved", 1).length).toBeGreaterThanOrEqual(18);
    expect(those("approved", 0)).toHaveLength(1);
    expect(those("pending", 1)).toHaveLength(3);
    expect(those("rejected", 1)).toHaveLength(2);
  });

  test.each(testimonials)("$name passes the form unchanged and is marked as a sample", (testimonial) => {
    const sent = Object.fromEntries(SENT_FIELDS.map((field) => [field, testimonial[field]]));
    expect(parseForm(testimonialForm, sent)).toEqual({ ok: true, value: sent });
    expect(testimonial.designation).toMatch(/^(Sample|സാമ്പിൾ): /);
    expect(testimonial.email).toMatch(/@example\.org$/);
  });

  test.each(SENT_FIELDS)("include a story's %s as the site shows it", (field) => {
    expect(those("approved", 1).some((testimonial) => testimonial[field] !== "")).toBe(true);
  });

  test("are past, in order of creation, each at another time", () => {
    const times = testimonials.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(testimonials.length);
    for (const { created_at } of testimonials) expect(new Date(created_at).getTime()).toBeLessThan(NOW.getTime());
  });

  test("include Malayalam ones, on the home page as well", () => {
    const malayalam = those("approved", 1).filter(({ description }) => /\p{Script=Malayalam}/u.test(description));
    expect(malayalam.length).toBeGreaterThanOrEqual(4);
    expect(those("approved", 1).slice(-3)).toContain(malayalam.at(-1));
  });
});
