import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { TAKEN_OVER } from "./arrive-later.ts";

function TakeOver() {
  useEffect(() => document.documentElement.setAttribute(TAKEN_OVER, ""), []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakeOver />
    </StrictMode>,
  );
});
