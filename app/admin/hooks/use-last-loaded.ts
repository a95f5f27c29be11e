import { useState } from "react";

/**
 * What a screen loaded, else what it loaded before of the same place, so that a reload that fails takes nothing away.
 * @param loaded null when it could not be loaded
 * @param place what was asked for: the address of a tab or a page
 */
export function useLastLoaded<Loaded>(loaded: Loaded | null, place = ""): Loaded | null {
  const [last, setLast] = useState({ loaded, place });
  const isNewer = place !== last.place || (loaded !== null && loaded !== last.loaded);
  if (isNewer) setLast({ loaded, place });
  return isNewer ? loaded : last.loaded;
}
