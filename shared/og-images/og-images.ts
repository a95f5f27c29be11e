import type { Language } from "../i18n/languages.ts";

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
}

/** Month, day (blank: unknown), weekday or year. */
interface OgImageDay {
  above: string;
  number: string;
  below: string;
  /** Cancelled or over. */
  off: boolean;
}
