import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { PageContext } from "../page-services.ts";

export const BUILT_FILES = "build/client";

/** Renders a page, or its `.data`. */
export type Pages = (request: Request, context: PageContext) => Promise<Response>;

/** Exports of `app/entry.server.tsx`. */
interface Entry {
  pageContext: Parameters<RouterContextProvider["set"]>[0];
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
}

/**
 * The context key comes from the build: the bundle has its own copy of the module, and another copy's key
 * would not match.
 */
export function toPages(build: ServerBuild, mode: "production" | "development"): Pages {
  const { createRequestHandler, pageContext, RouterContextProvider } = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(build, mode);
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    return handle(request, provider);
  };
}

export async function builtPages(): Promise<Pages> {
  const path = new URL("../../build/server/index.js", import.meta.url).href;
  return toPages((await import(path)) as ServerBuild, "production");
}
