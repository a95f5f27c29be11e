/** How long the browser keeps what was typed into a public form and not sent, in hours since the last change. */
export const DRAFT_HOURS = 24;

/** What stands under a public form while something typed is kept. */
export const DRAFT_WORDS = {
  kept: "Kept on this device until you send it, for a day at most.",
  discard: "Discard",
} as const;

/** Why something was not sent, beside the fixed words of its toast. */
export const SENDING_WORDS = {
  noAnswer: "No answer came. What you wrote is still here: please check your connection and try again.",
  tooMany: "Too many requests. Please wait a little and try again.",
  tooLong: "This is too long to be sent. Please shorten it.",
  ourFault: "The fault is on our side. What you wrote is still here: please try again in a moment.",
} as const;
