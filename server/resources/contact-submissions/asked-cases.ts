import type { ExpressionBuilder } from "kysely";
import { type CaseSort, type CaseState, WAITING_STATES } from "../../../domain/cases.ts";
import type { PageAsked } from "../../../domain/pages.ts";
import type { Tables } from "../../database/tables.ts";

/** Which cases are asked for; what is absent does not bind. */
export interface CasesAsked extends PageAsked {
  /** The id of who asks. */
  me: number;
  /** Absent: all but spam. */
  state?: CaseState | undefined;
  /** Those that are urgent; without a state those of them that wait. */
  urgent?: boolean | undefined;
  /** The id of who has it in hand or answered it. */
  owner?: number | "none" | undefined;
  /** The first moment, and the first one no more. */
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
  sort: CaseSort;
}

/** The same with the states that are meant by it (`statesAsked`). */
export type Asked = Omit<CasesAsked, "state"> & { states: readonly CaseState[] };

/** What is listed unless a state is asked for. */
const LISTED = ["new", "taken", "answered"] as const;
/** Which states are asked for. */
export const statesAsked = ({ state, urgent }: Pick<CasesAsked, "state" | "urgent">): readonly CaseState[] =>
  state ? [state] : urgent ? WAITING_STATES : LISTED;

const NOBODY_HAS: readonly CaseState[] = ["new", "spam"];

/** Whether cases of a state are bound by who has them: those that nobody has are all or none of them. */
export const isBound = ({ owner }: Asked, state: CaseState) => owner !== undefined && !NOBODY_HAS.includes(state);
/** Whether there can be none of a state, as somebody's cases are asked for and in that state they are nobody's. */
export const isEmpty = ({ owner }: Asked, state: CaseState) => typeof owner === "number" && NOBODY_HAS.includes(state);

type Where = ExpressionBuilder<Tables, "contact_submissions">;

/** The days that bind. */
export const inDays =
  ({ from, until }: Pick<Asked, "from" | "until">) =>
  ({ eb, and }: Where) =>
    and([
      ...(from === undefined ? [] : [eb("created_at", ">=", from)]),
      ...(until === undefined ? [] : [eb("created_at", "<", until)]),
    ]);

/** That a case of this state has what is asked for; the state and the words are left to whoever asks. */
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
