export const HELP = {
  getHelp: "Get help",
  malayalam: "സഹായം",
  /** For screen readers. */
  callFor: "Get help: call {number}, toll-free",
  call: "Call {number}",
  messagesOnly: "messages only",
  more: "More",
  allIndia: "All India, toll-free",
  allHelplines: "All helplines",
  alsoOffline: "Also there without a network",
  writeToUs: "Write to us",
  leave: "Leave this page",
  historyStays: "Your browser's history still shows it.",
} as const;
