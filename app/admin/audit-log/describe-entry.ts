import type { AuditEntry, AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { SelfServiceAction, WriteAction } from "../../../shared/permissions/permissions.ts";

const ACTION_LABELS: Readonly<Record<WriteAction | SelfServiceAction, string>> = t({
  "approve testimonial": "approved the testimonial",
  "reject testimonial": "rejected the testimonial",
  "restore testimonial": "moved back to Incoming: testimonial",
  "reopen testimonial": "unpublished and moved back to Incoming: testimonial",
  "edit testimonial": "edited the testimonial",
  "change reason of rejection": "added a rejection reason to the testimonial",
  "show or hide testimonial": "changed the visibility of the testimonial",
  "delete testimonial": "deleted the testimonial",
  "export testimonials": "exported testimonials",
  "delete enquiries": "permanently deleted",
  "export enquiries": "exported enquiries",
  "take enquiry": "assigned to themselves: enquiry",
  "release enquiry": "released the enquiry",
  "mark enquiry as answered": "marked as answered: enquiry",
  "reopen enquiry": "reopened the enquiry",
  "mark enquiry as spam": "moved to Spam: enquiry",
  "mark enquiry as no spam": "moved out of Spam: enquiry",
  "note on enquiry": "added a note to the enquiry",
  "set reminder of enquiry": "set a reminder for the enquiry",
  "reply to enquiry": "replied by email to the enquiry",
  "add ready-made answer": "added the saved reply",
  "change ready-made answer": "changed the saved reply",
  "delete ready-made answer": "deleted the saved reply",
  "add district contact": "added the district",
  "change district contact": "changed the district",
  "delete district contact": "deleted the district",
  import: "imported",
  "add centre": "added the treatment centre",
  "change centre": "changed the treatment centre",
  "delete centre": "deleted the treatment centre",
  "add essential link": "added the essential link",
  "change essential link": "changed the essential link",
  "delete essential link": "deleted the essential link",
  "add brochure": "uploaded the brochure",
  "change brochure": "changed the brochure",
  "withdraw brochure": "withdrew the brochure",
  "add material": "added the material",
  "change material": "changed the material",
  "delete material": "deleted the material",
  "add picture": "added the picture",
  "change picture": "changed the picture",
  "delete picture": "deleted the picture",
  "add event": "added the event",
  "change event": "changed the event",
  "delete event": "deleted the event",
  "override event": "edited the feed event",
  "remove override": "deleted the local changes of the event",
  "add notice": "added the notice",
  "change notice": "changed the notice",
  "delete notice": "deleted the notice",
  "change campaign facts": "changed the campaign facts",
  "add page": "added the page",
  "change page": "changed the draft of the page",
  "publish page": "published the page",
  "unpublish page": "unpublished the page",
  "share preview of page": "created a preview link for the page",
  "delete page": "deleted the page",
  "invite staff": "invited",
  "withdraw invitation": "revoked the invitation of",
  "change staff": "changed the account of",
  "remove staff": "removed from the staff:",
  "send test letter": "sent a test email to themselves",
  "end own session": "ended one of their own sessions",
  "end own other sessions": "ended all of their other sessions",
  "choose own letters about enquiries": "changed their email notifications",
  "change own language": "changed the language of their admin",
  "change own name": "changed their own name",
  "change own password": "changed their own password",
  "change own picture": "changed their own picture",
  "set up authenticator app": "set up an authenticator app",
  "remove authenticator app": "removed their authenticator app",
  "add passkey": "added a passkey",
  "remove passkey": "removed a passkey",
  "make recovery codes": "generated new recovery codes",
  "accept invitation": "accepted an invitation",
  "reset own password": "reset their password with an emailed code",
  "make account": "created an account for",
  "set password": "reset the password of",
  "take away second factors": "removed the second factors of",
  "put back": "restored",
});

export const KIND_LABELS: Readonly<Record<AuditedKind, string>> = t({
  "essential link": "essential link",
  "district contact": "district",
  brochure: "brochure",
  material: "material",
  notice: "notice",
  event: "event",
  override: "local changes of an event",
  "campaign facts": "campaign facts",
  page: "page",
  centre: "treatment centre",
  import: "import",
  picture: "picture",
  testimonial: "testimonial",
  enquiry: "enquiry",
  "ready-made answer": "saved reply",
  staff: "account",
  invitation: "invitation",
});

/** Actions that may target another account. */
const ACCOUNT_ACTIONS = new Set<string>(["change staff", "remove staff"] satisfies WriteAction[]);

/** Target name, unless it is the actor. */
export const describeTarget = ({ act, who, about: { kind, id, label } }: AuditEntry): string | null =>
  kind === "staff" && id === who.id && !ACCOUNT_ACTIONS.has(act) ? null : label;

function getLater(act: string, { published }: AuditEntry["fields"], at: string): string | undefined {
  const isLater = (moment: unknown) => typeof moment === "string" && moment > at;
  if (act === "publish page" && isLater(published?.after)) return t("scheduled the page");
  if (act === "unpublish page" && isLater(published?.before)) return t("cancelled the schedule of the page");
  return undefined;
}

export function describeAction({ act, at, about: { kind, id, label }, fields }: AuditEntry): string {
  const did = getLater(act, fields, at) ?? ACTION_LABELS[act as WriteAction | SelfServiceAction] ?? act;
  const several = fields["ids"]?.before;
  if (Array.isArray(several))
    return t("{did} {count} enquiries: {ids}", { did, count: several.length, ids: several.join(", ") });
  const what =
    act === "put back" || act === "delete enquiries" ? ` ${t("the {kind}", { kind: KIND_LABELS[kind] })}` : "";
  return `${did}${what}${label === null && id !== null && kind !== "campaign facts" ? ` ${id}` : ""}`;
}
