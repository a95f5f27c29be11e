import { StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { toRouterEncoding } from "./inline/loader-data.ts";
import { trackOutsideChanges } from "./inline/outside-changes.ts";
import { LOADER_DATA } from "./inline/page-scripts.tsx";
import { HYDRATED } from "./inline/public-page.ts";

const { __reactRouterContext: router } = window as unknown as { __reactRouterContext: { stream: unknown } };
router.stream = new Response(toRouterEncoding(document.getElementById(LOADER_DATA)?.textContent ?? "")).body;

const outsideChanges = trackOutsideChanges();
let hydrated = false;

function MarkHydrated() {
  if (!hydrated) outsideChanges.undo();
  useLayoutEffect(() => {
    if (!hydrated) outsideChanges.tolerate();
    hydrated = true;
  }, []);
  useEffect(() => document.documentElement.setAttribute(HYDRATED, ""), []);
  return <HydratedRouter />;
}

const app = (
  <StrictMode>
    <MarkHydrated />
  </StrictMode>
);
let root: Root | undefined;
startTransition(() => {
  root = hydrateRoot(document, app);
});
// A transition pauses for other work, such as a translator's, and React cannot hydrate what has changed since.
// Rendering the same element at a higher priority starts over, without pauses.
outsideChanges.onMade(() => root?.render(app));
