import type { ExpressionBuilder } from "kysely";
import { type CaseSort, type CaseState, WAITING_STATES } from "../../../shared/enquiries/workflow.ts";
import type { PageAsked } from "../../../shared/pagination.ts";
import type { Tables } from "../../database/tables.ts";

/** Filters of the enquiry list. */
export interface CasesAsked extends PageAsked {
  /** Id of the current user. */
  me: number;
  /** Absent: all but spam. */
  state?: CaseState | undefined;
  /** Urgent ones; without a state, those still waiting. */
  urgent?: boolean | undefined;
  /** Assignee. */
  owner?: number | "none" | undefined;
  /** Inclusive start, exclusive end. */
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
  sort: CaseSort;
}

/** With the resolved states. */
export type Asked = Omit<CasesAsked, "state"> & { states: readonly CaseState[] };

/** Default states. */
const LISTED = ["new", "taken", "answered"] as const;
export const statesAsked = ({ state, urgent }: Pick<CasesAsked, "state" | "urgent">): readonly CaseState[] =>
  state ? [state] : urgent ? WAITING_STATES : LISTED;

const NOBODY_HAS: readonly CaseState[] = ["new", "spam"];

/** True if the assignee filter applies to this state. */
export const isBound = ({ owner }: Asked, state: CaseState) => owner !== undefined && !NOBODY_HAS.includes(state);
/** True if no row of this state can match. */
export const isEmpty = ({ owner }: Asked, state: CaseState) => typeof owner === "number" && NOBODY_HAS.includes(state);

type Where = ExpressionBuilder<Tables, "contact_submissions">;

export const inDays =
  ({ from, until }: Pick<Asked, "from" | "until">) =>
  ({ eb, and }: Where) =>
    and([
      ...(from === undefined ? [] : [eb("created_at", ">=", from)]),
      ...(until === undefined ? [] : [eb("created_at", "<", until)]),
    ]);

/** SQL condition for one state, without search terms. */
export const within = (asked: Asked, state: CaseState) => {
  const { owner, urgent } = asked;
  return (where: Where) => {
    const { eb, and } = where;
    return and([
      ...(isBound(asked, state)
        ? [owner === "none" ? eb("owner_id", "is", null) : eb("owner_id", "=", owner ?? 0)]
        : []),
      ...(urgent ? [eb("urgent", "=", 1)] : []),
      inDays(asked)(where),
    ]);
  };
};
