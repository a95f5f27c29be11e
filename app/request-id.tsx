import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";
import type { FAULT_WORDS } from "../domain/faults.ts";
import { fill } from "../domain/filled.ts";

/** The name under which the server's log knows the request that made this page; there on the server only. */
export const RequestId = createContext<string | undefined>(undefined);

/** What somebody who writes about a fault can name. Only a page that came whole from the server knows it. */
export function RequestIdLine({ words }: { words: Pick<typeof FAULT_WORDS, "requestId"> }) {
  const made = useContext(RequestId);
  const { key } = useLocation();
  const [told] = useState(() => (made === undefined ? toldByDocument(key) : { id: made, key }));
  if (!told.id || told.key !== key) return null;
  return <p data-request-id={told.id}>{fill(words.requestId, { id: told.id })}</p>;
}

let first: { id: string | undefined; key: string } | undefined;

/** What the document said as it came, and at which step of the browser's history: later pages came otherwise. */
function toldByDocument(key: string) {
  first ??= { id: document.querySelector<HTMLElement>("[data-request-id]")?.dataset["requestId"], key };
  return first;
}
