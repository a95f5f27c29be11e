import * as z from "zod/mini";
import { PRIVACY_NOTICES } from "./privacy-notice.ts";

/** Version of the notice shown; unknown values are ignored, never an error. */
export const noticeShown = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((said: unknown) => PRIVACY_NOTICES.find((version) => version === said)),
  ),
);

export const noticeStored = z.nullable(z.string());
