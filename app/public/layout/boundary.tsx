import { Outlet } from "react-router";
import type { Route } from "./+types/boundary.ts";
import { Problem } from "./error-page.tsx";

/** Keeps header and footer when a page fails. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Problem error={error} />;
}
