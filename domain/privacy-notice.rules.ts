import * as z from "zod/mini";
import { PRIVACY_NOTICES } from "./privacy-notice.ts";

/**
 * Which privacy notice stood before a form that was sent, as the form says. It is no field that somebody types: what is no
 * version is none, and refuses nothing.
 */
export const noticeShown = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((said: unknown) => PRIVACY_NOTICES.find((version) => version === said)),
  ),
);

/** The same of what was stored; null where none was told, as by a call without it. */
export const noticeStored = z.nullable(z.string());
