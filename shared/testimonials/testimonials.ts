import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

/** For form, admin and exports. */
export const TESTIMONIAL_LABELS = t({
  name: "Name",
  email: "Email",
  designation: "Designation",
  title: "Title",
  description: "Description",
} as const);

export const TESTIMONIAL_ERRORS = t({
  "form-incomplete": "Please fill the form completely",
  "name-missing": "Please enter your name.",
  ...textErrors("name", "Name"),
  "email-missing": "Please enter your email address.",
  "email-invalid": "Please enter a valid email address",
  ...textErrors("email", "Email"),
  "designation-missing": "Please enter your designation.",
  ...textErrors("designation", "Designation"),
  ...textErrors("title", "Title"),
  "title-not-text": "Title must be text.",
  "description-missing": "Please enter a description.",
  "description-too-many-words": "You have reached the {limit}-word limit.",
  ...textErrors("description", "Description"),
} as const);

export const MODERATION_ERRORS = t({
  "testimonial-gone": "This testimonial is no longer there.",
  "testimonial-pending": "This testimonial is waiting for a decision, so this cannot be done.",
  "testimonial-approved": "This testimonial is already approved, so this cannot be done.",
  "testimonial-rejected": "This testimonial is already rejected, so this cannot be done.",
  "status-unknown": "The status must be pending, approved or rejected.",
  "is-visible-invalid": "is_visible must be 1 or 0.",
  ...textErrors("reason", "Reason"),
  "reason-not-text": "Reason must be text.",
  "testimonial-picture-unknown": "This picture is not in the library.",
  "testimonial-consent-missing": "A picture needs the consent of the person, or of a parent under 18.",
  "approve-invalid": "The value of approve must be true or false.",
  "none-chosen": "Please choose testimonials, each by its id and version.",
  "too-many-chosen": "At most {limit} testimonials can be changed at once.",
} as const);

export const TESTIMONIAL_COPY = t({
  submitted: "Your Testimonial Submitted Successfully",
  notSubmitted: "Unable to Submit Testimony",
  approved: "Testimonial approved",
  rejected: "Testimonial rejected",
  restored: "Testimonial restored",
  reopened: "Testimonial is back in Incoming",
  edited: "Testimonial saved. The site says that it was lightly edited.",
  asSentAgain: "Testimonial saved, as it was sent.",
  pictureSaved: "Picture added. The site shows it with the testimonial.",
  pictureRemoved: "Picture removed from the testimonial.",
  consentTitle: "Does the person agree?",
  consentText:
    "The site will show this picture with the testimonial. Add it only with the consent of the person, or of a parent under 18.",
  consentYes: "Yes, they agreed",
  explained: "Reason saved",
  deleted: "Testimonial deleted",
  shown: "Testimonial shown successfully",
  hidden: "Testimonial hidden successfully",
  severalApproved: { one: "Testimonial approved", other: "{count} testimonials approved" },
  severalRejected: { one: "Testimonial rejected", other: "{count} testimonials rejected" },
  noneDecided: "None of them could be changed.",
  othersLeft: "{count} were changed by someone else first. Check their current state.",
  notDone: "The testimonial could not be changed. Please try again.",
  howToEdit: "Correct spelling and remove names and numbers. Do not change the meaning.",
  notDeleted: "Failed to delete testimonial",
  visibilityNotChanged: "Failed to update visibility",
  notLoaded: "Error fetching testimonials",
} as const);
