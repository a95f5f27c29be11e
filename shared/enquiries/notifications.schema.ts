import * as z from "zod/mini";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { ENQUIRY_NOTIFICATIONS, type ENQUIRY_WORKFLOW_ERRORS } from "./workflow.ts";

const errors = messagesByType<typeof ENQUIRY_WORKFLOW_ERRORS>();
const code = errorCodes<typeof errors>();

export const enquiryNotifications = z.object({
  enquiries: z.enum(ENQUIRY_NOTIFICATIONS, { error: code("letters-unknown") }),
});
export const enquiryNotificationsForm = defineForm(errors, { schema: enquiryNotifications });
