import type { Page } from "../../../domain/pages.ts";
import { ask } from "../api.ts";

/** Null when loading failed. */
export async function askPage<Item>(request: Request, path: string): Promise<Page<Item> | null> {
  const answer = await ask<{ data: Item[]; meta: Omit<Page<Item>, "items"> }>(request, "GET", path);
  return answer.ok ? { ...answer.body.meta, items: answer.body.data } : null;
}
