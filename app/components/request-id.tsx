import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";
import { interpolate, type MessageWith } from "../../shared/i18n/interpolate.ts";

/** As in the server log; server only. */
export const RequestId = createContext<string | undefined>(undefined);

/** For support requests. Known only for pages rendered by the server. */
export function RequestIdLine({ words }: { words: { requestId: MessageWith<["id"]> } }) {
  const requestId = useContext(RequestId);
  const { key } = useLocation();
  const [reported] = useState(() => (requestId === undefined ? readFromDocument(key) : { id: requestId, key }));
  if (!reported.id || reported.key !== key) return null;
  return <p data-request-id={reported.id}>{interpolate(words.requestId, { id: reported.id })}</p>;
}

let first: { id: string | undefined; key: string } | undefined;

/** Valid for the first history entry only. */
function readFromDocument(key: string) {
  first ??= { id: document.querySelector<HTMLElement>("[data-request-id]")?.dataset["requestId"], key };
  return first;
}
