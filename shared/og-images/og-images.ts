import type { Language } from "../i18n/languages.ts";

/** Pictures for the status of messaging apps: 1080 × 1080 and 1080 × 1920. */
export const STATUS_SHAPES = ["square", "tall"] as const;
export type StatusShape = (typeof STATUS_SHAPES)[number];
export const STATUS_RATIOS = { square: "1:1", tall: "9:16" } satisfies Record<StatusShape, string>;

/** Content of an Open Graph image. */
export interface OgImage {
  language: Language;
  title: string;
  /** Date badge. */
  day?: OgImageDay | undefined;
  /** When and where. */
  facts: string;
  /** Status sentence of an event. */
  became: string;
  /** The title is a quote of this person. Portrait: markup, 240 units wide and high; blank: none. Needs `status`. */
  story?: { name: string; designation: string; portrait: string };
  /** A picture for a status, which nothing around explains; absent: 1200 × 630. */
  status?: { shape: StatusShape; host: string; tollFree: string };
}

/** Month, day (blank: unknown), weekday or year. */
interface OgImageDay {
  above: string;
  number: string;
  below: string;
  /** Cancelled or over. */
  off: boolean;
}
