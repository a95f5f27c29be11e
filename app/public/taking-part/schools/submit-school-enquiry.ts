import type { ActionFunctionArgs } from "react-router";
import { SCHOOL_LIMITS } from "../../../../shared/enquiries/enquiries.limits.ts";
import type { PublicPath } from "../../../../shared/public-routes.ts";
import { toFields } from "../../contact-us/submit-enquiry.ts";
import { handleFormPost } from "../../forms/handle-form-post.ts";
import { readFormFields, type SubmitResult, submitForm } from "../../forms/submit-form.ts";

export const SCHOOL = "school";

/** Loaded on first focus. */
export const schoolRules = () =>
  import("../../../../shared/enquiries/schools.schema.ts").then(({ schoolForm }) => schoolForm);

/** Without scripts. */
export const handleSchoolPost = (args: ActionFunctionArgs, address: PublicPath) =>
  handleFormPost(args, {
    rules: schoolRules,
    toFields,
    submit: ({ enquiries }, school, visitor) => enquiries.submitSchool(school, visitor),
    thanks: `${address}?sent=1#${SCHOOL}`,
  });

/** With scripts. */
export const sendSchool = async (request: Request): Promise<SubmitResult> =>
  submitForm(toFields(readFormFields(await request.formData())), {
    to: "/api/contact/school",
    rules: schoolRules,
    limits: SCHOOL_LIMITS,
  });
