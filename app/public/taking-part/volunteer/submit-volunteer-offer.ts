import type { ActionFunctionArgs } from "react-router";
import { VOLUNTEER_LIMITS } from "../../../../shared/enquiries/enquiries.limits.ts";
import type { PublicPath } from "../../../../shared/public-routes.ts";
import { toFields } from "../../contact-us/submit-enquiry.ts";
import { handleFormPost } from "../../forms/handle-form-post.ts";
import { readFormFields, type SubmitResult, submitForm } from "../../forms/submit-form.ts";

export const VOLUNTEER = "volunteer";

/** Loaded on first focus. */
export const volunteerRules = () =>
  import("../../../../shared/enquiries/volunteers.schema.ts").then(({ volunteerForm }) => volunteerForm);

/** Without scripts. */
export const handleVolunteerPost = (args: ActionFunctionArgs, address: PublicPath) =>
  handleFormPost(args, {
    rules: volunteerRules,
    toFields,
    submit: ({ enquiries }, volunteer, visitor) => enquiries.submitVolunteer(volunteer, visitor),
    thanks: `${address}?sent=1#${VOLUNTEER}`,
  });

/** With scripts. */
export const sendVolunteer = async (request: Request): Promise<SubmitResult> =>
  submitForm(toFields(readFormFields(await request.formData())), {
    to: "/api/contact/volunteer",
    rules: volunteerRules,
    limits: VOLUNTEER_LIMITS,
  });
