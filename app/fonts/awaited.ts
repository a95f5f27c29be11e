import { preload } from "react-dom";

/** Asks for a face together with the style sheet rather than after it, where the first screen of a page is set in it. */
export const awaitFace = (address: string) =>
  preload(address, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
