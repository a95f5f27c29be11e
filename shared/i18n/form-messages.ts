import { t } from "./admin-text.ts";
export const SENDING_COPY = t({
  noAnswer: "No response. Your text is still here: please check your connection and try again.",
  tooMany: "Too many requests. Please wait a little and try again.",
  tooLong: "This is too long to send. Please shorten it.",
  beginningHere:
    "This is too long to send, so only the beginning is shown here. Go back in your browser to see all of it.",
  noForms: "This address does not accept forms.",
  nothingSent: "Nothing was sent.",
  unreadable: "The form could not be read.",
  sendAgain: "Please go back and send it again.",
  ourFault: "The fault is on our side. Your text is still here: please try again in a moment.",
} as const);
