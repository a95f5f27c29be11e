import { SENDING_COPY } from "../../../shared/i18n/form-messages.ts";

/** Response to forms posted to non-page URLs. */
export const rejectForms = (): Response =>
  new Response(`${SENDING_COPY.noForms}\n`, {
    status: 405,
    headers: { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" },
  });
