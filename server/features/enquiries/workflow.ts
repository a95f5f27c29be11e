import type { Transaction } from "kysely";
import type { Answered, Enquiry, EnquiryDetail, Reminder } from "../../../shared/enquiries/workflow.schema.ts";
import { type EnquiryState, MAX_NOTES, MAX_REMINDER_DAYS } from "../../../shared/enquiries/workflow.ts";
import type { WriteAction } from "../../../shared/permissions/permissions.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { IfMatch } from "../../audit-log/versions.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { type DetailSources, getEnquiryDetail } from "./enquiry-detail.ts";
import { type BusinessTimeSince, type EnquiryRow, lockEnquiry, toEnquiries } from "./enquiry-mapper.ts";
import { renotify } from "./staff-notifications.ts";
import {
  changeEnquiry,
  type EnquiryChanges,
  refuseTooManyTexts,
  toConflictError,
  updateEnquiry,
} from "./update-enquiry.ts";

/**
 * Workflow of enquiries; each action is allowed in certain states only.
 * @throws AppError "not-found"; "stale"; "conflict" when state or assignee forbid it
 */
export interface EnquiryWorkflow {
  /** With notes and activity. */
  find(id: number): Promise<EnquiryDetail>;
  /** Assigns a new enquiry; another person's only with `anyway`; one's own is unchanged. */
  assign(by: Actor, id: number, expected: IfMatch, anyway?: boolean): Promise<Enquiry>;
  /** Unassigns one's own, or as an owner anyone's. */
  release: EnquiryAction;
  markAnswered(by: Actor, id: number, expected: IfMatch, answered: Answered): Promise<Enquiry>;
  reopen: EnquiryAction;
  markSpam: EnquiryAction;
  markNoSpam: EnquiryAction;
  note(by: Actor, id: number, expected: IfMatch, text: string): Promise<Enquiry>;
  /** Brings it back to the top of the list at that time. @throws AppError "invalid" in the past or too late */
  remind(by: Actor, id: number, expected: IfMatch, reminder: Reminder): Promise<Enquiry>;
  /** Unassigns everything of a staff member who lost access; answered ones keep their assignee. @returns the ids */
  releaseFrom(trx: Transaction<Tables>, staffId: number, how: { leaves: boolean }): Promise<number[]>;
}

type EnquiryAction = (by: Actor, id: number, expected: IfMatch) => Promise<Enquiry>;
type Trx = Transaction<Tables>;

const DAY_MS = 24 * 60 * 60 * 1000;

const UNASSIGNED = { owner_id: null } as const;

interface Deps extends PickDeps<"db" | "clock" | "actions" | "limits"> {
  businessTimeSince: BusinessTimeSince;
  sources: Omit<DetailSources, "businessTimeSince">;
}

export function createEnquiryWorkflow({
  db,
  clock,
  actions,
  limits,
  businessTimeSince,
  sources,
}: Deps): EnquiryWorkflow {
  /** @param decide returns the changes, or null for none */
  const act =
    (
      name: WriteAction,
      decide: (row: EnquiryRow, by: Actor, trx: Trx) => Promise<EnquiryChanges | null> | EnquiryChanges | null,
    ): EnquiryAction =>
    async (by, id, expected) => {
      const row = await actions.run(by, name, [id], async (trx, recorder) => {
        const before = await lockEnquiry(trx, id, { expected, businessTimeSince });
        const changes = await decide(before, by, trx);
        if (changes) return changeEnquiry(trx, recorder, before, changes);
        recorder.skip();
        return updateEnquiry(trx, before, { version: before.version - 1 });
      });
      const [acted] = await toEnquiries(db, [row], businessTimeSince);
      return acted as Enquiry;
    };

  /** @throws AppError "conflict" in any other state */
  const requireState = async (trx: Trx, row: EnquiryRow, ...states: EnquiryState[]) => {
    if (!states.includes(row.state)) throw await toConflictError(trx, row);
  };

  /** @param field what the request calls the note */
  const addNote = async (trx: Trx, by: Actor, enquiry_id: number, text: string, field = "note") => {
    await refuseTooManyTexts(trx, { table: "case_notes", limit: MAX_NOTES, field }, enquiry_id);
    await limits.consume(trx, "write in enquiries", String(by.id));
    await trx
      .insertInto("case_notes")
      .values({ enquiry_id, who_id: by.id, who_name: by.name, at: toTimestamp(clock), text })
      .execute();
  };

  return {
    find: (id) => getEnquiryDetail(db, id, { businessTimeSince, ...sources }),

    assign: (by, id, expected, anyway = false) =>
      act("take enquiry", async (row, _by, trx) => {
        await requireState(trx, row, "new", "taken");
        if (row.state === "taken" && row.owner_id === by.id) return null;
        if (row.state === "taken" && !anyway) throw await toConflictError(trx, row);
        return { state: "taken", owner_id: by.id };
      })(by, id, expected),

    release: act("release enquiry", async (row, by, trx) => {
      await requireState(trx, row, "taken");
      if (row.owner_id !== by.id && by.role !== "owner") throw await toConflictError(trx, row);
      return { state: "new", ...UNASSIGNED };
    }),

    markAnswered: (by, id, expected, { how, note }) =>
      act("mark enquiry as answered", async (row, _by, trx) => {
        await requireState(trx, row, "new", "taken");
        if (note) await addNote(trx, by, id, note);
        return { state: "answered", owner_id: by.id, answered_at: toTimestamp(clock), answered_how: how };
      })(by, id, expected),

    reopen: act("reopen enquiry", async (row, by, trx) => {
      await requireState(trx, row, "answered");
      const reopened_at = toTimestamp(clock);
      return { state: "taken", owner_id: by.id, answered_at: null, answered_how: null, reopened_at };
    }),

    markSpam: act("mark enquiry as spam", async (row, _by, trx) => {
      await requireState(trx, row, "new", "taken");
      return { state: "spam", ...UNASSIGNED, spam_since: toTimestamp(clock) };
    }),

    markNoSpam: act("mark enquiry as no spam", async (row, by, trx) => {
      await requireState(trx, row, "spam");
      await renotify(trx, row.id, by);
      return { state: "new", ...UNASSIGNED, spam_since: null };
    }),

    note: (by, id, expected, text) =>
      act("note on enquiry", async (_row, _by, trx) => {
        await addNote(trx, by, id, text, "text");
        return {};
      })(by, id, expected),

    remind: (by, id, expected, { at, note }) =>
      act("set reminder of enquiry", async (row, _by, trx) => {
        const now = clock().getTime();
        if (at !== null && (Date.parse(at) <= now || Date.parse(at) > now + MAX_REMINDER_DAYS * DAY_MS))
          throw new AppError("invalid", "remind-out-of-reach", { field: "at" });
        await requireState(trx, row, "new", "taken");
        if (note) await addNote(trx, by, id, note);
        return { remind_at: at };
      })(by, id, expected),

    async releaseFrom(trx, staffId, { leaves }) {
      const theirs = trx
        .updateTable("contact_submissions")
        .set(({ eb }) => ({ ...UNASSIGNED, version: eb("version", "+", 1) }))
        .where("owner_id", "=", staffId)
        .where(isPresent);
      if (leaves) await theirs.where("state", "=", "answered").execute();
      const given = await theirs.set({ state: "new" }).where("state", "=", "taken").returning("id").execute();
      return given.map(({ id }) => id).toSorted((a, b) => a - b);
    },
  };
}
