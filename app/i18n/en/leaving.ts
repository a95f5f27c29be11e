/** How to leave the site at once. */
export const LEAVING = {
  how: "It opens another site at once; so does the Escape key, pressed three times. Your browser's history still shows that you were here.",
} as const;
