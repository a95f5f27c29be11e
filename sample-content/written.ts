import type * as z from "zod/mini";
import type { DistrictName } from "../shared/districts.ts";
import type { testimonialSubmission } from "../shared/testimonials/testimonials.schema.ts";
import type { PictureName } from "./pictures.ts";

/**
 * When something of the sample happened: Indian calendar days before the moment of filling, and the Indian time. What is
 * still to come is so many days below zero.
 */
export type When = readonly [days: number, time: string];

export interface WrittenTestimonial extends Omit<z.input<typeof testimonialSubmission>, "notice_version"> {
  when: When;
}

export interface WrittenEvent {
  title: string;
  /** Several paragraphs are parted by an empty line. */
  description: string;
  location: DistrictName;
  title_ml: string;
  description_ml: string;
  images: readonly PictureName[];
  when: When;
  /** Where it is known what became of it. */
  plan?: WrittenPlan;
}

/** What became of an event of the sample, and when and where it was to be. */
export interface WrittenPlan {
  status: "planned" | "moved" | "postponed" | "cancelled";
  starts?: When;
  ends?: When;
  /** When it was to begin before it was moved. */
  first?: When;
  venue: string;
  venue_ml: string;
  reason: string;
  reason_ml: string;
}

/** A contact submission as it is written down here; the telephone number is made when it is needed. */
export type WrittenSubmission = readonly [...when: When, name: string, email: string, message: string];
