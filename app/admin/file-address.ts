import { useRouteLoaderData } from "react-router";
import type { loader } from "./office.tsx";

/** Where a browser finds a stored file: puts the operator's base address before its path. */
export function useFileAddress(): (path: string) => string {
  const office = useRouteLoaderData<typeof loader>("admin/office");
  return (path) => (office?.fileBase ?? "") + path;
}
