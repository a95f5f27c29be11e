import { createHash } from "node:crypto";
import { createElement } from "react";
import type { RouterContextProvider as Provider, ServerBuild } from "react-router";
import { Outlet } from "react-router";
import { expect, it } from "vitest";
import * as entry from "./entry.server.tsx";
import { Layout } from "./root.tsx";
import type { PageContext } from "./services.ts";

const PLANTED = "steal(localStorage)";

/** A page with a hole: what somebody wrote is put into it as it is. */
function pageWithAHole() {
  return createElement("main", { dangerouslySetInnerHTML: { __html: `<script>${PLANTED}</script>` } });
}

const route = { hasLoader: false, hasAction: false, hasErrorBoundary: false, module: "/page.js", imports: [] };
const build = {
  entry: { module: entry },
  routes: {
    root: { id: "root", path: "", module: { default: Outlet, Layout } },
    page: { id: "page", parentId: "root", index: true, module: { default: pageWithAHole, loader: () => "data" } },
  },
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: { ...route, id: "root", path: "", hasDefaultExport: true },
      page: { ...route, id: "page", parentId: "root", index: true, hasLoader: true },
    },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

it("security 27: a script that got into a page through a hole is not named in the policy, and all of our own are", async () => {
  const faults: unknown[] = [];
  const provider: Provider = new entry.RouterContextProvider();
  provider.set(entry.pageContext, {
    requestId: "1",
    tooLarge: false,
    onFault: (fault: unknown) => faults.push(fault),
  } as unknown as PageContext);
  const answer = await entry.createRequestHandler(build, "production")(new Request("http://localhost/"), provider);
  const html = await answer.text();
  expect([answer.status, faults]).toEqual([200, []]);
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? "");
  expect(scripts).toContain(PLANTED);
  const named = (text: string) =>
    answer.headers.get("Content-Security-Policy-Scripts")?.includes(createHash("sha256").update(text).digest("base64"));
  expect(scripts.filter((text) => !named(text))).toEqual([PLANTED]);
  expect(scripts.length).toBeGreaterThan(4);
  expect(html).not.toMatch(/nonce/);
});
