import type { HttpBindings } from "@hono/node-server";
import type { Making } from "../http-server/page-cache.ts";

export interface Env {
  Bindings: Partial<HttpBindings> & { making?: Making };
  Variables: {
    requestId: string;
    /** Client address for rate limits. */
    visitor: string;
  };
}
