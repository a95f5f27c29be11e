import type { EnquiryCase } from "../../../domain/cases.rules.ts";
import { useAskedQuietly } from "./ask-quietly.ts";

export type Person = NonNullable<EnquiryCase["owner"]>;

const NOBODY: readonly Person[] = [];

/**
 * Who may have a case: those of the staff who did anything.
 * @param wanted whether they are asked for by now
 */
export const usePeople = (wanted: boolean): readonly Person[] =>
  useAskedQuietly<{ data: Person[] }>(wanted ? "/api/history/people" : null)?.data ?? NOBODY;
