import type { DistrictName } from "../domain/districts.ts";
import type { PictureName } from "./pictures.ts";

/** When something of the sample happened: Indian calendar days before the moment of filling, and the Indian time. */
export type When = readonly [days: number, time: string];

export interface WrittenTestimonial {
  name: string;
  email: string;
  designation: string;
  title: string;
  description: string;
  when: When;
}

export interface WrittenEvent {
  title: string;
  /** Several paragraphs are parted by an empty line. */
  description: string;
  location: DistrictName;
  images: readonly PictureName[];
  when: When;
}

/** A contact submission as it is written down here; the telephone number is made when it is needed. */
export type WrittenSubmission = readonly [...when: When, name: string, email: string, message: string];
