import {
  can,
  PERMISSIONS,
  type Permission,
  type Role,
  SELF_SERVICE_ACTIONS,
  type SelfServiceAction,
  type WriteAction,
} from "../permissions/permissions.ts";

export const AUDITED_KINDS = [
  "essential link",
  "district contact",
  "brochure",
  "material",
  "notice",
  "event",
  "override",
  "campaign facts",
  "page",
  "testimonial",
  "enquiry",
  "ready-made answer",
  "staff",
  "invitation",
] as const;
export type AuditedKind = (typeof AUDITED_KINDS)[number];

/** Null for undo, which has the kind of its target. */
export const getKind = (act: WriteAction | SelfServiceAction): AuditedKind | null =>
  isEntry(act) ? "staff" : PERMISSIONS[act].kind;

const isEntry = (act: WriteAction | SelfServiceAction): act is SelfServiceAction =>
  SELF_SERVICE_ACTIONS.some((entry) => entry === act);
const CHANGES = (Object.keys(PERMISSIONS) as Permission[]).filter(
  (act): act is WriteAction => "kind" in PERMISSIONS[act],
);

export const canReadWholeLog = (role: Role): boolean => role === "owner";

/** Kinds visible to a role; of staff only one's own, except for owners. */
export const getChangeableKinds = (role: Role): AuditedKind[] =>
  AUDITED_KINDS.filter((kind) => CHANGES.some((act) => PERMISSIONS[act].kind === kind && can(role, act)));

export const AUDIT_ENTRIES_PER_PAGE = 50;

/** Field listing enquiries unassigned by a staff change. */
export const RELEASED = "enquiries";

export const AUDIT_LOG_ERRORS = {
  "changed-meanwhile": "Somebody else changed this in the meantime. Look at both versions and choose.",
  "if-match-invalid": 'If-Match must be * or the version in quotes, like "3".',
  "history-gone": "There is no such act in the history.",
  "put-back-done": "This was put back already.",
  "put-back-impossible": "This act cannot be put back.",
  "put-back-over": "This is no longer kept, so it cannot be put back.",
  "put-back-in-place": "Something else stands in its place now, so this cannot be put back.",
  "kind-unknown": "The kind must be one that the history knows.",
  "day-invalid": "A day must be written like 2026-11-22.",
} as const;

export const AUDIT_LOG_COPY = {
  putBack: "Put back.",
  notPutBack: "This could not be put back. Please try again.",
  about: "Every act of the staff, newest first. What visitors wrote is never kept here.",
  none: "Nothing was done yet that fits.",
  notLoaded: "The history could not be loaded.",
} as const;

export const VERSION_COPY = {
  title: "Somebody else saved this while you were typing.",
  text: "Nothing is lost. For each field that differs, choose what shall stand.",
  mine: "Yours",
  savedMeanwhile: "Saved meanwhile",
  empty: "(empty)",
  back: "Back to my text",
  takeTheirs: "Take all of theirs",
  save: "Save what is chosen",
  theirsStand: "What was saved meanwhile stands.",
  changedMeanwhile: "Somebody else changed this in the meantime. This is how it is now: please decide again.",
  changedLast: "changed this last",
  changedSince: "{name} changed this {when}.",
  deletedSince: "{name} deleted this {when}.",
  typedStays: "What you typed stays here.",
  typedStaysToChoose: "What you typed stays. When you save, you choose for each field that differs.",
  seeChanges: "See what changed",
  changedTitle: "Somebody else changed this in the meantime.",
  changedBy: "{name} saved this, {when}. Nothing is done yet. What differs from what you saw:",
  changedBySomebody: "Nothing is done yet. What differs from what you saw:",
  undo: "Undo",
  notPutBack: "This could not be put back. Please look into the history.",
} as const;
