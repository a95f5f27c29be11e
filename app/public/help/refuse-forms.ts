import { SENDING_WORDS } from "../../../domain/sending.ts";

/** What an address that is no page of the frame says of a form that is sent to it. */
export const refuseForms = (): Response =>
  new Response(`${SENDING_WORDS.noForms}\n`, {
    status: 405,
    headers: { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" },
  });
