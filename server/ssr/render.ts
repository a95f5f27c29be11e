import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { SiteTexts } from "../../shared/search/site-search.ts";
import type { PageContext } from "../page-services.ts";

export const BUILT_FILES = "build/client";

/** Renders a page, or its `.data`. */
export interface Pages {
  (request: Request, context: PageContext): Promise<Response>;
  /** For the search. */
  texts?: SiteTexts;
}

/** Exports of `app/entry.server.tsx`. */
interface Entry {
  pageContext: Parameters<RouterContextProvider["set"]>[0];
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  SITE_TEXTS: SiteTexts;
}

/**
 * The context key comes from the build: the bundle has its own copy of the module, and another copy's key
 * would not match.
 */
export function toPages(build: ServerBuild, mode: "production" | "development"): Pages {
  const { createRequestHandler, pageContext, RouterContextProvider, SITE_TEXTS } = build.entry
    .module as unknown as Entry;
  const handle = createRequestHandler(build, mode);
  const render = (request: Request, context: PageContext) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    return handle(request, provider);
  };
  return Object.assign(render, { texts: SITE_TEXTS });
}

export async function builtPages(): Promise<Pages> {
  const path = new URL("../../build/server/index.js", import.meta.url).href;
  return toPages((await import(path)) as ServerBuild, "production");
}
