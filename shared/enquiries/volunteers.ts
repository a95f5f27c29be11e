import { interpolate } from "../i18n/interpolate.ts";
import { textErrors } from "../validation/errors.ts";
import type { VolunteerTask } from "./enquiries.limits.ts";

export const VOLUNTEER_ERRORS = {
  "form-incomplete": "Please fill the form completely",
  "what-missing": "Please choose what you would like to do.",
  "district-missing": "Please select a district.",
  "phone-missing": "Please enter your phone number.",
  "phone-invalid": "Please enter a valid 10-digit Indian phone number",
  ...textErrors("phone", "Phone"),
  "phone-too-long": "Phone is too long.",
  "name-missing": "Please enter your name.",
  ...textErrors("name", "Name"),
  "email-missing": "Please enter your email address.",
  "email-invalid": "Please enter a valid email address",
  ...textErrors("email", "Email"),
  ...textErrors("message", "Message"),
  "message-too-long": "Message is too long.",
  "message-not-text": "The message must be text.",
} as const;

/** Answers as lines of a message, so that search and export include them. */
export const VOLUNTEER_COPY = {
  sent: "Thanks for Your Enquiry",
  message: "A volunteer wishes to help.\nDistrict: {district}\nTasks: {what}",
  tasks: {
    registration: "Registration",
    water: "Water",
    route: "Route",
    "first-aid": "First aid",
    translation: "Translation",
    other: "Something else",
  },
} as const satisfies { sent: string; message: string; tasks: Record<VolunteerTask, string> };

/** With what the volunteer wrote after a blank line. */
export const volunteerMessage = (
  { district, what }: { district: string; what: readonly VolunteerTask[] },
  written: string,
): string => {
  const tasks = what.map((task) => VOLUNTEER_COPY.tasks[task]).join(", ");
  const answers = interpolate(VOLUNTEER_COPY.message, { district, what: tasks });
  return written === "" ? answers : `${answers}\n\n${written}`;
};
