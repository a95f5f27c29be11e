import { expect, it } from "vitest";
import { loginForm } from "../accounts/accounts.ts";
import { codeRequestForm } from "../accounts/password-reset.ts";
import { factsChange } from "../campaign/campaign-facts.schema.ts";
import { enquiryForm } from "../enquiries/enquiries.schema.ts";
import { volunteerForm } from "../enquiries/volunteers.schema.ts";
import { inviteForm } from "../staff/staff.schema.ts";
import { testimonialForm } from "../testimonials/testimonials.schema.ts";
import { type FormRules, parseForm } from "./form.ts";

const getEmail = (length: number) => `${"x".repeat(length - "@example.org".length)}@example.org`;

it.each<[string, FormRules<unknown>, number]>([
  ["login", loginForm, 254],
  ["a forgotten password", codeRequestForm, 254],
  ["an invitation", inviteForm, 254],
  ["the campaign's facts", factsChange, 254],
  ["a volunteer", volunteerForm, 254],
  ["an enquiry", enquiryForm, 30],
  ["a testimonial", testimonialForm, 30],
])("an email of %s is accepted up to its limit, and no longer", (_form, rules, limit) => {
  const brokenBy = (length: number) => {
    const parsed = parseForm(rules, { email: getEmail(length) });
    return parsed.ok ? undefined : parsed.fields["email"];
  };
  expect(brokenBy(limit)).toBeUndefined();
  expect(brokenBy(limit + 1)?.params).toEqual({ limit });
});
