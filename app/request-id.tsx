import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";

/** The name under which the server's log knows the request that made this page; there on the server only. */
export const RequestId = createContext<string | undefined>(undefined);

/** Where the browser finds it again when React takes the page over. */
const MARK = "data-request-id";

/** What somebody who writes about a fault can name. Only a page that came whole from the server knows it. */
export function RequestIdLine() {
  const made = useContext(RequestId);
  const { key } = useLocation();
  const [id] = useState(() => made ?? document.querySelector(`[${MARK}]`)?.getAttribute(MARK));
  if (!id || key !== "default") return null;
  return <p {...{ [MARK]: id }}>If you write to us about this, please name the number {id}.</p>;
}
