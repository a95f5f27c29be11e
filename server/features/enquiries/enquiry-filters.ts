import type { ExpressionBuilder } from "kysely";
import {
  type EnquiryKind,
  type EnquirySort,
  type EnquiryState,
  WAITING_STATES,
} from "../../../shared/enquiries/workflow.ts";
import type { PageQuery } from "../../../shared/pagination.ts";
import type { Tables } from "../../database/tables.ts";

/** Filters of the enquiry list. */
export interface EnquiryQuery extends PageQuery {
  /** Id of the current user. */
  me: number;
  /** Absent: all but spam. */
  state?: EnquiryState | undefined;
  /** Urgent ones; without a state, those still waiting. */
  urgent?: boolean | undefined;
  kind?: EnquiryKind | undefined;
  /** Assignee. */
  owner?: number | "none" | undefined;
  /** Inclusive start, exclusive end. */
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
  sort: EnquirySort;
}

/** With the resolved states. */
export type EnquiryFilters = Omit<EnquiryQuery, "state"> & { states: readonly EnquiryState[] };

/** Default states. */
const LISTED_STATES = ["new", "taken", "answered"] as const;
export const queriedStates = ({ state, urgent }: Pick<EnquiryQuery, "state" | "urgent">): readonly EnquiryState[] =>
  state ? [state] : urgent ? WAITING_STATES : LISTED_STATES;

const IS_UNASSIGNED: readonly EnquiryState[] = ["new", "spam"];

/** True if the assignee filter applies to this state. */
export const isBounded = ({ owner }: EnquiryFilters, state: EnquiryState) =>
  owner !== undefined && !IS_UNASSIGNED.includes(state);
/** True if no row of this state can match. */
export const isEmpty = ({ owner }: EnquiryFilters, state: EnquiryState) =>
  typeof owner === "number" && IS_UNASSIGNED.includes(state);

type Where = ExpressionBuilder<Tables, "contact_submissions">;

type OfDaysAndKind = Pick<EnquiryFilters, "from" | "until" | "kind">;

export const isOfDaysOrKind = ({ from, until, kind }: OfDaysAndKind): boolean =>
  from !== undefined || until !== undefined || kind !== undefined;

export const ofDaysAndKind =
  ({ from, until, kind }: OfDaysAndKind) =>
  ({ eb, and }: Where) =>
    and([
      ...(kind === undefined ? [] : [eb("kind", "=", kind)]),
      ...(from === undefined ? [] : [eb("created_at", ">=", from)]),
      ...(until === undefined ? [] : [eb("created_at", "<", until)]),
    ]);

/** SQL condition for one state, without search terms. */
export const matchesQuery = (filters: EnquiryFilters, state: EnquiryState) => {
  const { owner, urgent } = filters;
  return (where: Where) => {
    const { eb, and } = where;
    return and([
      ...(isBounded(filters, state)
        ? [owner === "none" ? eb("owner_id", "is", null) : eb("owner_id", "=", owner ?? 0)]
        : []),
      ...(urgent ? [eb("urgent", "=", 1)] : []),
      ofDaysAndKind(filters)(where),
    ]);
  };
};
