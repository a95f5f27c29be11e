import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** Public URL of a stored file. */
export function useFileUrl(): (path: string) => string {
  const office = useRouteLoaderData<typeof loader>("admin/root");
  return (path) => (office?.fileBase ?? "") + path;
}
