import type { HttpBindings } from "@hono/node-server";
import type { RenderContext } from "../http-server/page-cache.ts";

export interface Env {
  Bindings: Partial<HttpBindings> & { renderContext?: RenderContext };
  Variables: {
    requestId: string;
    /** Client address for rate limits. */
    visitor: string;
  };
}
