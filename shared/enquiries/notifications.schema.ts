import * as z from "zod/mini";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { ENQUIRY_NOTIFICATIONS, type ENQUIRY_WORKFLOW_ERRORS } from "./workflow.ts";

const words = messagesByType<typeof ENQUIRY_WORKFLOW_ERRORS>();
const code = errorCodes<typeof words>();

export const enquiryNotifications = z.object({
  enquiries: z.enum(ENQUIRY_NOTIFICATIONS, { error: code("letters-unknown") }),
});
export const enquiryNotificationsForm = defineForm(words, { schema: enquiryNotifications });
