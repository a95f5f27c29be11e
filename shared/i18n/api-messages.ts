import { textErrors } from "../validation/errors.ts";
import { t } from "./admin-text.ts";

const numberErrors = <Name extends string>(name: Name) =>
  ({
    [`${name}-not-whole`]: `${name} must be a whole number.`,
    [`${name}-out-of-range`]: `${name} must be between {from} and {to}.`,
  }) as Readonly<Record<`${Name}-not-whole` | `${Name}-out-of-range`, string>>;

/** Errors that any endpoint may return. */
export const API_ERRORS = t({
  "not-logged-in": "Please log in to continue.",
  "role-forbids": "Your role does not allow this.",
  "no-such-call": "There is no such endpoint.",
  "no-such-file": "There is no such file.",
  "method-not-taken": "This address does not support this method.",

  "id-invalid": "The id must be a positive whole number.",
  "parameter-given-twice": "The parameter {name} was given twice.",
  ...numberErrors("page"),
  ...numberErrors("limit"),
  ...numberErrors("offset"),
  ...numberErrors("who"),
  ...numberErrors("id"),
  ...textErrors("q", "q"),
  "q-not-text": "q must be text.",
  ...textErrors("district", "district"),
  "district-not-text": "district must be text.",

  "body-not-json": "The body must be a JSON object.",
  "body-not-multipart": "The body must be a complete multipart form.",
  "body-of-other-type": "The body must be sent as {type}.",
  "body-not-whole": "The body was incomplete.",
  "body-too-large": "This is too large to be sent.",

  "too-many-requests": "Too many requests. Please wait a little and try again.",
  crowd: "The site is very busy right now. Please try again in a moment.",
  "crowd-of-uploads": "Many files are being received right now. Please try again in a minute.",
  unavailable: "The service is not available right now. Please try again in a moment.",
  "storage-unavailable": "Files cannot be stored or read right now. Please try again in a moment.",
  "file-being-removed": "This file is being removed. Please try again in a moment.",
  "storing-took-too-long": "Storing the file took too long. Please try again.",
  fault: "Something went wrong. Please try again.",
} as const);

export type NumberParameter = "page" | "limit" | "offset" | "who" | "id";
