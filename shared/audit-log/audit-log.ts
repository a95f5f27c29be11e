import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";
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
  "centre",
  "import",
  "brochure",
  "material",
  "picture",
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

export const AUDIT_LOG_ERRORS = t({
  "changed-meanwhile": "Someone else changed this in the meantime. Compare both versions and choose.",
  "if-match-invalid": 'If-Match must be * or the version in quotes, like "3".',
  "history-gone": "This entry is not in the history.",
  "put-back-done": "This was already restored.",
  "put-back-impossible": "This change cannot be restored.",
  "put-back-over": "This is no longer stored, so it cannot be restored.",
  "put-back-in-place": "Something else has taken its place, so this cannot be restored.",
  "kind-unknown": "The kind is not a known kind of history entry.",
  "list-full": "There are already {limit} entries. Please delete some that are not needed.",
  "day-invalid": "A day must be written like 2026-11-22.",
} as const);

export const AUDIT_LOG_COPY = t({
  putBack: "Restored.",
  notRestored: "This could not be restored. Please try again.",
  about: "All staff actions, newest first. What visitors wrote is never stored here.",
  none: "No entries match.",
  notLoaded: "The history could not be loaded.",
} as const);

export const VERSION_COPY = t({
  title: "Someone else saved changes while you were editing.",
  text: "Nothing is lost. Choose which version to keep for each field.",
  mine: "Yours",
  savedMeanwhile: "Their version",
  empty: "(empty)",
  back: "Keep editing",
  takeTheirs: "Use all of their changes",
  save: "Save selected versions",
  theirsKept: "Their changes were kept.",
  changedInMeantime: "Someone else changed this in the meantime. This is the current version: please decide again.",
  changedLast: "changed this last",
  changedSince: "{name} changed this {when}.",
  deletedSince: "{name} deleted this {when}.",
  textKept: "Your text is still here.",
  textKeptToMerge: "Your text is still here. When you save, choose a version for each field that differs.",
  seeChanges: "See what changed",
  changedTitle: "Someone else changed this in the meantime.",
  changedBy: "{name} saved this {when}. Your action was not carried out. What has changed:",
  changedAnonymously: "Your action was not carried out. What has changed:",
  undo: "Undo",
  notRestored: "This could not be restored. Please check the history.",
} as const);

const value = z.nullable(
  z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number(), z.record(z.string(), z.string())]))]),
);
export type FieldValue = z.output<typeof value>;

const fields = z.record(z.string(), z.object({ before: value, after: value }));
export type ChangedFields = z.output<typeof fields>;

/** `label` is null where it would hold a visitor's words. */
export const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  who: z.object({ id: z.int(), name: z.string() }),
  act: z.string(),
  about: z.object({
    kind: z.enum(AUDITED_KINDS),
    id: z.nullable(z.int()),
    label: z.nullable(z.string()),
  }),
  fields,
  can_put_back: z.boolean(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Version and last change, for staff. */
export const versioned = {
  version: z.int(),
  changed: z.nullable(z.object({ by: z.object({ id: z.int(), name: z.string() }), at: z.string() })),
};
export type Versioned = z.output<z.ZodMiniObject<typeof versioned>>;
