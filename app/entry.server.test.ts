import { createHash } from "node:crypto";
import { createElement } from "react";
import { Outlet, type RouterContextProvider as Provider, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import type { RenderContext } from "../server/http-server/page-cache.ts";
import * as entry from "./entry.server.tsx";
import type { PageContext } from "./page-context.ts";
import { Layout } from "./root.tsx";

const PLANTED = "steal(localStorage)";

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

it("renders a cached page again only if its inputs differ", async () => {
  const ask = async (renderContext: RenderContext, loaded: unknown = "data") => {
    const provider: Provider = new entry.RouterContextProvider();
    provider.set(entry.pageContext, { requestId: "1", tooLarge: false, renderContext } as unknown as PageContext);
    const page = { ...build.routes["page"], module: { ...build.routes["page"]?.module, loader: () => loaded } };
    const other = { ...build, routes: { ...build.routes, page } } as ServerBuild;
    const answer = await entry.createRequestHandler(other, "production")(new Request("http://localhost/"), provider);
    return { status: answer.status, length: (await answer.text()).length };
  };
  const first: RenderContext = {};
  expect((await ask(first)).status).toBe(200);
  expect(await ask({ before: first.now })).toEqual({ status: 304, length: 0 });
  expect((await ask({ before: first.now }, "other data")).status).toBe(200);
  const late: RenderContext = {};
  expect((await ask(late, { late: Promise.resolve("later") })).status, "an unknown state counts as different").toBe(
    200,
  );
  expect((await ask({ before: late.now }, { late: Promise.resolve("later") })).status).toBe(200);
});

it("renders a page in another turn of the event loop than its loaders", async () => {
  const steps: string[] = [];
  const loader = () => {
    steps.push("loader");
    setImmediate(() => steps.push("next turn"));
    return "data";
  };
  const page = () => {
    steps.push("render");
    return createElement("main");
  };
  const module = { default: page, loader };
  const routes = { ...build.routes, page: { ...build.routes["page"], module } };
  const provider: Provider = new entry.RouterContextProvider();
  provider.set(entry.pageContext, { requestId: "1", tooLarge: false } as unknown as PageContext);
  const ask = entry.createRequestHandler({ ...build, routes } as unknown as ServerBuild, "production");
  expect((await ask(new Request("http://localhost/"), provider)).status).toBe(200);
  expect(steps).toEqual(["loader", "next turn", "render"]);
});

it("security 27: the policy lists all own inline scripts and no injected script", async () => {
  const faults: unknown[] = [];
  const provider: Provider = new entry.RouterContextProvider();
  provider.set(entry.pageContext, {
    requestId: "1",
    tooLarge: false,
    onError: (error: unknown) => faults.push(error),
  } as unknown as PageContext);
  const answer = await entry.createRequestHandler(build, "production")(new Request("http://localhost/"), provider);
  const html = await answer.text();
  expect([answer.status, faults]).toEqual([200, []]);
  const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? "",
  );
  expect(scripts).toContain(PLANTED);
  const named = (text: string) =>
    answer.headers.get("Content-Security-Policy-Scripts")?.includes(createHash("sha256").update(text).digest("base64"));
  expect(scripts.filter((text) => !named(text))).toEqual([PLANTED]);
  expect(scripts).toHaveLength(6);
  expect(html).not.toMatch(/nonce/);
});
