import { useEffect, useState } from "react";
import type { EnquiryCase } from "../../../domain/cases.rules.ts";
import { askQuietly } from "./ask-quietly.ts";

export type Person = NonNullable<EnquiryCase["owner"]>;

/**
 * Who may have a case: those of the staff who did anything.
 * @param wanted whether they are asked for by now
 */
export function usePeople(wanted: boolean): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void askQuietly<{ data: Person[] }>("GET", "/api/history/people").then(
      (answer) => here && answer && setPeople(answer.data),
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return people;
}
