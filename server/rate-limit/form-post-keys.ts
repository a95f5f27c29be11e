import { getNetworks } from "./ip-prefixes.ts";
import type { LimitKey } from "./limit-counts.ts";

/** Rate-limit keys of a visitor: the address and the surrounding networks. */
export function getLimitKeys(
  act: "post a form" | "post bytes of forms" | "take the pledge" | "press a link" | "search the site",
  visitor: string,
): LimitKey[] {
  const around = getNetworks(visitor);
  const networks: LimitKey[] = around
    ? [
        { act: `${act} from a /56`, key: around.by56 },
        { act: `${act} from a /48`, key: around.by48 },
      ]
    : [];
  return [{ act, key: visitor }, ...networks];
}

/** Rate-limit keys of a public form; the pledge has its own. */
export const getPostLimitKeys = (visitor: string, bytes: number): LimitKey[] => [
  ...getLimitKeys("post a form", visitor),
  ...getLimitKeys("post bytes of forms", visitor).map((head) => ({ ...head, times: bytes })),
];

/** How many bytes the texts of a form take in UTF-8. */
export const getTextsBytes = (form: object): number =>
  Object.values(form).reduce((sum, value) => sum + (typeof value === "string" ? Buffer.byteLength(value) : 0), 0);

/** Key of equal forms: same text, same visitor. The displayed privacy notice does not count. */
export function sameForm(visitor: string, kind: string, form: Readonly<Record<string, unknown>>): string {
  const { notice_version: _, ...words } = form;
  return JSON.stringify([kind, visitor, Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}
