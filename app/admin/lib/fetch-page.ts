import type { Page } from "../../../shared/pagination.ts";
import { apiFetch } from "./api-client.ts";

/** Null when loading failed. */
export async function fetchPage<Item>(request: Request, path: string): Promise<Page<Item> | null> {
  const answer = await apiFetch<{ data: Item[]; meta: Omit<Page<Item>, "items"> }>(request, "GET", path);
  return answer.ok ? { ...answer.body.meta, items: answer.body.data } : null;
}
