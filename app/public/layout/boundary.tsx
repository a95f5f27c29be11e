import { Outlet } from "react-router";
import type { Route } from "./+types/boundary.ts";
import { Problem } from "./problem.tsx";

/** Stands between the layout and every page, so that a page that fails leaves header and footer in place. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Problem error={error} />;
}
