import { enquiryNotifications, enquiryNotificationsForm } from "../../../shared/enquiries/notifications.schema.ts";
import { ENQUIRY_WORKFLOW_COPY } from "../../../shared/enquiries/workflow.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { StaffNotifications } from "./staff-notifications.ts";

export const staffNotificationEndpoints = (emails: StaffNotifications) => [
  defineEndpoint("GET /api/admin/notices-to-me", {
    summary: "Get one's own email notification settings",
    act: "see own letters about enquiries",
    wrap: enquiryNotifications,
    handle: async ({ by }) => ({ enquiries: await emails.getChoice(by) }),
  }),
  defineEndpoint("PUT /api/admin/notices-to-me", {
    summary: "Change one's own email notification settings",
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
