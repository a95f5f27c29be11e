import type { Language } from "./languages.ts";

/** What stands on the picture that others see when a page is shared. */
export interface SharePicture {
  language: Language;
  title: string;
  /** The day of an event, as it is worn like a race number. */
  day?: SharedDay | undefined;
  /** When and where, in one line; blank: nothing. */
  facts: string;
  /** What became of an event, in one sentence; blank: nothing. */
  became: string;
}

/** A day in three rows: its month, its number (blank while nobody knows it), its day of the week or its year. */
interface SharedDay {
  above: string;
  number: string;
  below: string;
  /** Whether it is off, or over. */
  off: boolean;
}
