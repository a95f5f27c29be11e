export const CONNECTION_COPY = {
  none: "There is no connection to the internet.",
  stays: "This page stays as it is. Please try again once the connection is back.",
  notHere: "This page could not be brought to your device. Please try again once the connection is back.",
} as const;
