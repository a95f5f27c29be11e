import { expect, it } from "vitest";
import { loginForm } from "./admins.ts";
import { factsChange } from "./campaign-facts.ts";
import { enquiryForm } from "./contact-submissions.rules.ts";
import { type FormRules, parseForm } from "./form.ts";
import { codeRequestForm } from "./password-reset.ts";
import { inviteForm } from "./staff.ts";
import { testimonialForm } from "./testimonials.rules.ts";

const emailOf = (length: number) => `${"x".repeat(length - "@example.org".length)}@example.org`;

it.each<[string, FormRules<unknown>, number]>([
  ["login", loginForm, 254],
  ["a forgotten password", codeRequestForm, 254],
  ["an invitation", inviteForm, 254],
  ["the campaign's facts", factsChange, 254],
  ["an enquiry", enquiryForm, 30],
  ["a testimonial", testimonialForm, 30],
])("an email of %s takes up to its limit, and no more", (_form, rules, limit) => {
  const brokenBy = (length: number) => {
    const parsed = parseForm(rules, { email: emailOf(length) });
    return parsed.ok ? undefined : parsed.fields["email"];
  };
  expect(brokenBy(limit)).toBeUndefined();
  expect(brokenBy(limit + 1)?.params).toEqual({ limit });
});
