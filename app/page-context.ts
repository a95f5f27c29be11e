import { createContext } from "react-router";
import type { PageContext } from "../server/page-services.ts";

export type { PageContext };

/**
 * Page context. The server takes this key from the built entry (`entry.server.tsx`): an imported copy would
 * be a different object, and every page would respond 500.
 */
export const pageContext = createContext<PageContext>();
