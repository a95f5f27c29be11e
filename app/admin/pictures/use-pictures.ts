import { useEffect, useState } from "react";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { apiFetch } from "../lib/api-client.ts";

/** Of the API. */
const MAX_IDS = 100;

/** Pictures by id, loaded as they are needed. */
export function usePictures(ids: readonly number[]): ReadonlyMap<number, Picture> {
  const [known, setKnown] = useState<ReadonlyMap<number, Picture>>(new Map());
  const missing = [...new Set(ids)].filter((id) => id > 0 && !known.has(id)).join(",");
  useEffect(() => {
    if (missing === "") return;
    const query = { ids: missing, limit: MAX_IDS };
    apiFetch(new Request(location.href), "GET /api/pictures", { query })
      .then((response) => {
        if (!response.ok) return;
        setKnown(
          (before) => new Map([...before, ...response.body.data.map((picture) => [picture.id, picture] as const)]),
        );
      })
      .catch(reloadIfSessionEnded);
  }, [missing]);
  return known;
}

/** The session ended: loading the screen again leads to the login. */
export function reloadIfSessionEnded(ended: unknown): void {
  if (!(ended instanceof Response)) throw ended;
  location.reload();
}
