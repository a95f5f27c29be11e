import type { Insertable } from "kysely";
import type { EnquiryForm } from "../../../shared/enquiries/enquiries.schema.ts";
import type { SchoolEnquiry } from "../../../shared/enquiries/schools.schema.ts";
import { MAX_DAYS_AHEAD, schoolMessage } from "../../../shared/enquiries/schools.ts";
import type { VolunteerEnquiry } from "../../../shared/enquiries/volunteers.schema.ts";
import { volunteerMessage } from "../../../shared/enquiries/volunteers.ts";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { todayInIst } from "../../../shared/time/ist-days.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { IfMatch } from "../../audit-log/versions.ts";
import { LARGEST_NUMBER } from "../../database/largest-number.ts";
import { removeEnquiries } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import type { TextWork } from "../../database/text-work.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { getPostLimitKeys, getTextsBytes, sameForm } from "../../rate-limit/form-post-keys.ts";
import type { Proof } from "../../rate-limit/proof-of-work.ts";
import type { EnquiryQuery } from "./enquiry-filters.ts";
import { type BusinessTimeSince, lockEnquiry, toEnquiries } from "./enquiry-mapper.ts";
import { type ExportedEnquiry, type ExportQuery, exportEnquiries } from "./export.ts";
import { type EnquiryList, listEnquiries } from "./list-enquiries.ts";
import { hashText, setApartSameTexts } from "./same-text.ts";
import { type TriageResult, triage } from "./triage.ts";

/** Receiving, listing, exporting and deleting enquiries; the workflow is in `workflow.ts`. */
export interface Enquiries {
  /**
   * Stores an enquiry, marking likely spam. It is durable once this resolves. The same enquiry from the same
   * visitor within 60 seconds is stored once.
   * @param proof a solved task of a proof of work, which allows more and tells how quick the form was filled in
   * @throws AppError "too-many" when this visitor sent too much.
   */
  submit(enquiry: EnquiryForm, visitor: string, proof?: Proof | null): Promise<void>;
  /**
   * Stores a school's request as an enquiry of its kind.
   * @throws AppError "invalid" for a day out of range; "too-many"
   */
  submitSchool(school: SchoolEnquiry, visitor: string, proof?: Proof | null): Promise<void>;
  /**
   * Stores a volunteer's offer as an enquiry of its kind.
   * @throws AppError "too-many"
   */
  submitVolunteer(volunteer: VolunteerEnquiry, visitor: string, proof?: Proof | null): Promise<void>;
  /** One page, and counts by state. */
  list(query: EnquiryQuery): Promise<EnquiryList & { items: Enquiry[] }>;
  /** All matches, newest first, in batches. Audited before the first batch. */
  export(by: Actor, query: ExportQuery): Promise<AsyncIterable<ExportedEnquiry[]>>;
  /** @throws AppError "not-found"; "stale" with the current state */
  remove(by: Actor, id: number, expected: IfMatch): Promise<void>;
  /** Deletes all or none; returns how many existed. */
  removeAll(by: Actor, ids: number[]): Promise<number>;
}

interface NewEnquiry {
  enquiry: EnquiryForm;
  of: Pick<Insertable<Tables["contact_submissions"]>, "kind" | "details">;
  visitor: string;
  proof: Proof | null;
  result: TriageResult;
}

const getBytes = ({ enquiry }: NewEnquiry): number => getTextsBytes(enquiry);

/** Rows of a batch have the same columns. */
function toRow({ enquiry, of, result }: NewEnquiry, created_at: string): Insertable<Tables["contact_submissions"]> {
  return {
    ...enquiry,
    created_at,
    ...of,
    notice_version: enquiry.notice_version ?? null,
    state: result === "spam" ? "spam" : "new",
    spam_since: result === "spam" ? created_at : null,
    urgent: result === "urgent" ? 1 : 0,
    // Schools choose from the same answers.
    text_hash: of.kind === "general" ? hashText(enquiry.message) : "",
  };
}

const isFutureDay = (day: string, now: Date): boolean =>
  day > todayInIst(now) && day <= todayInIst(now, MAX_DAYS_AHEAD);

interface Deps extends PickDeps<"database" | "clock" | "groupCommit" | "actions" | "limits"> {
  businessTimeSince: BusinessTimeSince;
  textWork: Pick<TextWork, "wake">;
  /** Deletes the files of deleted attachments; what fails is deleted by the next cleanup. */
  releaseFiles(): Promise<void>;
}

export function createEnquiries(deps: Deps): Enquiries {
  const { database, clock, limits, actions, groupCommit, businessTimeSince, textWork, releaseFiles } = deps;
  const { db } = database;
  const store = groupCommit(async (trx, sent: NewEnquiry[]) => {
    const refusals = await limits.consumeBatch(
      trx,
      sent.map((item) => ({ keys: getPostLimitKeys(item.visitor, getBytes(item)), proof: item.proof?.task })),
    );
    const created_at = toTimestamp(clock);
    const repeated = await limits.repeats(
      trx,
      sent.map(({ visitor, of, enquiry }, place) =>
        refusals[place] ? null : sameForm(visitor, "enquiry", { ...enquiry, ...of }),
      ),
    );
    const rows = sent.filter((_, place) => !refusals[place] && !repeated[place]).map((item) => toRow(item, created_at));
    if (rows.length > 0) await trx.insertInto("contact_submissions").values(rows).execute();
    const hashes = rows.map(({ text_hash }) => text_hash ?? "");
    await setApartSameTexts(trx, hashes, created_at);
    return refusals;
  }, getBytes);
  const storeEnquiry = async (item: Omit<NewEnquiry, "result">) => {
    const result = await triage({ ...item.enquiry, filledIn: item.proof?.age ?? null });
    await store({ ...item, result });
    textWork.wake();
  };
  return {
    async submit(enquiry, visitor, proof = null) {
      await storeEnquiry({ enquiry, of: { kind: "general", details: null }, visitor, proof });
    },

    async submitSchool({ school, phone, notice_version, ...visit }, visitor, proof = null) {
      if (!isFutureDay(visit.day, clock())) throw new AppError("invalid", "day-out-of-reach", { field: "day" });
      const enquiry = { name: school, phone, email: "", message: schoolMessage(visit), notice_version };
      await storeEnquiry({ enquiry, of: { kind: "school", details: JSON.stringify(visit) }, visitor, proof });
    },

    async submitVolunteer({ name, phone, email, message = "", notice_version, ...offer }, visitor, proof = null) {
      const enquiry = { name, phone, email, message: volunteerMessage(offer, message), notice_version };
      await storeEnquiry({ enquiry, of: { kind: "volunteer", details: JSON.stringify(offer) }, visitor, proof });
    },

    async list(query) {
      const { rows, ...found } = await listEnquiries(database, query, toTimestamp(clock));
      return { ...found, items: await toEnquiries(db, rows, businessTimeSince) };
    },

    export: exportEnquiries(database, actions),

    async remove(by, id, expected) {
      await actions.run(by, "delete enquiries", [id], async (trx) => {
        await lockEnquiry(trx, id, { expected, businessTimeSince });
        await trx.deleteFrom("contact_submissions").where("id", "=", id).execute();
      });
      await releaseFiles();
    },

    async removeAll(by, query) {
      const ids = query.filter((id) => id <= LARGEST_NUMBER);
      const removed = await actions.run(by, "delete enquiries", ids, async (trx, recorder) => {
        const removed = await removeEnquiries(trx, ids);
        if (removed.length === 0) recorder.skip();
        recorder.setTarget(removed);
        return removed.length;
      });
      textWork.wake();
      await releaseFiles();
      return removed;
    },
  };
}
