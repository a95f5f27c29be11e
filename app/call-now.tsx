import { useRouteLoaderData } from "react-router";
import { STATE_HELPLINE } from "../domain/campaign.ts";
import { groupedNumber } from "../domain/grouped-number.ts";
import type { FRAME } from "./words/catalogue.ts";
import { Filled } from "./words/filled.tsx";
import { useWords } from "./words/use-words.ts";
import type { Words } from "./words/words.ts";

/** Available on every page, even after errors (`app/root.tsx`). */
export interface RootData {
  tollFree: string;
  words: Pick<Words, (typeof FRAME)[number]>;
}

/** Error pages still offer the helpline. */
export function CallNow() {
  const { callNow } = useWords("faults");
  const tollFree = (useRouteLoaderData("root") as RootData | undefined)?.tollFree ?? STATE_HELPLINE;
  return (
    <p>
      <Filled sentence={callNow} with={{ number: <a href={`tel:${tollFree}`}>{groupedNumber(tollFree)}</a> }} />
    </p>
  );
}
