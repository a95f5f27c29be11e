import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { useBackgroundFetch } from "./background-fetch.ts";

export type Person = NonNullable<Enquiry["owner"]>;

const EMPTY_PEOPLE: readonly Person[] = [];

/**
 * Staff in the audit log.
 * @param wanted load now
 */
export const usePeople = (wanted: boolean): readonly Person[] =>
  useBackgroundFetch<{ data: Person[] }>(wanted ? "/api/history/people" : null)?.data ?? EMPTY_PEOPLE;
