import { createContext } from "react-router";
import type { Services } from "../server/services.ts";

/** What a page is handed with each request. */
export interface PageContext {
  /** The resources of the product, the same functions that the API calls. */
  services: Services;
  /** The visitor's address as the limits count it. */
  visitor: string;
  /** The name under which the log knows this request. */
  requestId: string;
  /** Told of what went wrong while the page was made; what the visitor reads stays plain. */
  onFault(fault: unknown): void;
}

/**
 * The one doorway through which pages reach the server. The server takes this very key from the built entry
 * (`entry.server.tsx`): a key that it imported itself would be another object, and every page would answer 500.
 */
export const pageContext = createContext<PageContext>();
