export const SENDING_COPY = {
  noAnswer: "No answer came. What you wrote is still here: please check your connection and try again.",
  tooMany: "Too many requests. Please wait a little and try again.",
  tooLong: "This is too long to be sent. Please shorten it.",
  beginningHere:
    "This is too long to be sent, so only its beginning is here. Going back in your browser brings back all of it.",
  noForms: "This address takes no forms.",
  nothingSent: "Nothing was sent.",
  unreadable: "What was sent could not be read.",
  sendAgain: "Please go back and send it again.",
  ourFault: "The fault is on our side. What you wrote is still here: please try again in a moment.",
} as const;
