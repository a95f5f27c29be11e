import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HYDRATED } from "./inline/lazy-hydration.ts";
import { trackOutsideChanges } from "./inline/outside-changes.ts";

const outsideChanges = trackOutsideChanges();
let hydrated = false;

function MarkHydrated() {
  if (!hydrated) outsideChanges.undo();
  useEffect(() => {
    if (!hydrated) outsideChanges.tolerate();
    hydrated = true;
    document.documentElement.setAttribute(HYDRATED, "");
  }, []);
  return <HydratedRouter />;
}

const hydrate = () =>
  void hydrateRoot(
    document,
    <StrictMode>
      <MarkHydrated />
    </StrictMode>,
  );
// A transition pauses for other work, such as a translator's, which would change the page again.
if (outsideChanges.wereMade()) hydrate();
else startTransition(hydrate);
