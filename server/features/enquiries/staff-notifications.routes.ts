import { enquiryNotifications, enquiryNotificationsForm } from "../../../shared/enquiries/notifications.schema.ts";
import { ENQUIRY_WORKFLOW_COPY } from "../../../shared/enquiries/workflow.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { StaffNotifications } from "./staff-notifications.ts";

export const staffNotificationEndpoints = (emails: StaffNotifications) => [
  defineEndpoint("GET /api/admin/notices-to-me", {
    summary: "Say which letters about new enquiries one gets oneself",
    act: "see own letters about enquiries",
    wrap: enquiryNotifications,
    handle: async ({ by }) => ({ enquiries: await emails.getChoice(by) }),
  }),
  defineEndpoint("PUT /api/admin/notices-to-me", {
    summary: "Choose which letters about new enquiries one gets oneself",
    act: "choose own letters about enquiries",
    body: enquiryNotificationsForm,
    message: ENQUIRY_WORKFLOW_COPY.lettersChosen,
    wrap: enquiryNotifications,
    handle: async ({ by, body }) => {
      await emails.setChoice(by, body.enquiries);
      return body;
    },
  }),
];
