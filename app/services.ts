import { createContext } from "react-router";
import type { PageContext } from "../server/services.ts";

export type { PageContext };

/**
 * The one doorway through which pages reach the server. The server takes this very key from the built entry
 * (`entry.server.tsx`): a key that it imported itself would be another object, and every page would answer 500.
 */
export const pageContext = createContext<PageContext>();
