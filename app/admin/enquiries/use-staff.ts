import type { EnquiryCase } from "../../../shared/enquiries/workflow.schema.ts";
import { useAskedQuietly } from "./background-fetch.ts";

export type Person = NonNullable<EnquiryCase["owner"]>;

const NOBODY: readonly Person[] = [];

/**
 * Staff in the audit log.
 * @param wanted load now
 */
export const usePeople = (wanted: boolean): readonly Person[] =>
  useAskedQuietly<{ data: Person[] }>(wanted ? "/api/history/people" : null)?.data ?? NOBODY;
