import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

export const ENQUIRIES_PER_PAGE = 10;
export const ENQUIRY_NAME_MAX_LENGTH = 15;
export const ENQUIRY_SEARCH_MAX_LENGTH = 100;

/** For form, admin and exports. */
export const ENQUIRY_LABELS = t({ name: "Name", phone: "Phone", email: "Email", message: "Message" } as const);

export const ENQUIRY_ERRORS = {
  "form-incomplete": "Please fill the form completely",
  "name-missing": "Please enter your name.",
  ...textErrors("name", "Name"),
  "phone-missing": "Please enter your phone number.",
  "phone-invalid": "Please enter a valid 10-digit Indian phone number",
  ...textErrors("phone", "Phone"),
  "phone-too-long": "Phone is too long.",
  "email-missing": "Please enter your email address.",
  "email-invalid": "Please enter a valid email address",
  ...textErrors("email", "Email"),
  "message-missing": "Please enter your message.",
  ...textErrors("message", "Message"),
  "message-too-long": "Message is too long.",
} as const;

export const SELECTION_ERRORS = t({
  "none-selected": "Please select at least one submission to delete.",
  "too-many-selected": "At most {limit, number} enquiries can be deleted at once.",
  "enquiry-gone": "This submission is no longer there.",
} as const);

export const ENQUIRY_COPY = t({
  sent: "Thanks for Your Enquiry",
  notSent: "Something went wrong",
  none: "No submissions yet.",
  notLoaded: "Failed to load submissions.",
  noneSelected: "No submissions selected",
  confirmSelected: "Delete selected submissions?",
  confirmSelectedText: "This action cannot be undone.",
  confirmSelectedButton: "Yes, delete them!",
  confirm: "Are you sure?",
  confirmText: "This submission will be permanently deleted.",
  confirmButton: "Yes, delete it!",
  deletedTitle: "Deleted!",
  deleted: "Submission has been deleted successfully.",
  selectedDeleted: "Selected submissions have been deleted successfully.",
  failedTitle: "Error!",
  notDeleted: "Failed to delete submission.",
  selectedNotDeleted: "Failed to delete selected submissions.",
} as const);
