import * as z from "zod/mini";
import { PRIVACY_NOTICES } from "./privacy-notice.ts";

/** Version of the notice shown; unknown values are ignored, never an error. */
export const privacyNoticeShown = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((said: unknown) => PRIVACY_NOTICES.find((version) => version === said)),
  ),
);

export const privacyNoticeStored = z.nullable(z.string());
