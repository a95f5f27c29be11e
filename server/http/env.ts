import type { HttpBindings } from "@hono/node-server";
import type { Making } from "../front/kept-answers.ts";

/** What travels with a request through Hono. */
export interface Env {
  Bindings: Partial<HttpBindings> & { making?: Making };
  Variables: {
    /** The name under which the log knows the request. */
    requestId: string;
    /** The visitor's address as limits count it. */
    visitor: string;
  };
}
