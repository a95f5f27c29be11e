import type { ColumnType, Generated, InsertType, SelectType } from "kysely";
import type { AuditedKind } from "../../shared/audit-log/audit-log.ts";
import type {
  AnsweredHow,
  EnquiryKind,
  EnquiryNotifications,
  EnquiryState,
  ReplyState,
  ReportEmails,
} from "../../shared/enquiries/workflow.ts";
import type { EventStatus } from "../../shared/events/event.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type { MaterialKind, MaterialLanguage } from "../../shared/materials/materials.ts";
import type { Role } from "../../shared/permissions/permissions.ts";
import type { TwoFactorMethod } from "../../shared/two-factor/two-factor.ts";
import type { Press, Referrer } from "../../shared/visits/visits.ts";

/* Row types of every table, the same on both databases. */

type Fixed<T> = ColumnType<T, T, never>;
/** All columns immutable. */
type Unchanging<Row> = { [Name in keyof Row]: ColumnType<SelectType<Row[Name]>, InsertType<Row[Name]>, never> };
type Flag = 0 | 1;
/** ISO 8601 in UTC, which sorts as text. */
type Timestamp = string;
/** What a search looks through in the row (`searchedTextOf`); blank until the row is indexed. */
type Folded = Generated<string>;
/** Optimistic lock: starts at 1, incremented by every staff action. */
type Version = Generated<number>;

/** Version of the privacy notice shown with the form; null for API clients. */
type PrivacyNoticeVersion = ColumnType<string | null, string | null | undefined, never>;

export interface TestimonialRow {
  id: Generated<number>;
  name: string;
  email: string;
  designation: string;
  title: string;
  description: string;
  created_at: Fixed<Timestamp>;
  /** Only approved ones with 1 are public. */
  is_visible: Flag;
  status: "pending" | "approved" | "rejected";
  /** Number of the current wording; 0 is the original. */
  wording: Generated<number>;
  /** JSON: all retained wordings by number; null until staff edit it. */
  wordings: string | null;
  /** Why it was rejected; never public. */
  reason: Generated<string>;
  notice_version: PrivacyNoticeVersion;
  /** Of the picture library; shown only while it is there. */
  picture_id: Generated<number | null>;
  /** When staff stated that the person agreed to the picture. */
  picture_consent_at: Generated<Timestamp | null>;
  version: Version;
  folded: Folded;
}

/** A deleted testimonial, retained so that it can be restored. */
export interface DeletedTestimonialRow extends Unchanging<Omit<TestimonialRow, "id" | "version" | "folded">> {
  id: Fixed<number>;
  deleted_at: Fixed<Timestamp>;
}

/** A staff account of any role. */
export interface AdminRow {
  id: Generated<number>;
  name: string;
  /** Lower case. */
  email: string;
  /** argon2id in PHC format. */
  password_hash: string;
  role: Role;
  /** 0: deactivated. */
  active: Generated<Flag>;
  /** Summary of the two-factor tables, written in the same transaction. */
  second_factor: Generated<TwoFactorMethod>;
  version: Generated<number>;
  /** By the minute. */
  last_seen_at: ColumnType<Timestamp | null, never, Timestamp>;
  /** Before the pause that ended their previous visit. */
  away_since: ColumnType<Timestamp | null, never, Timestamp | null>;
  language: Generated<Language>;
  enquiry_letters: Generated<EnquiryNotifications>;
  /** Time of the last notification, and the last enquiry it covered. */
  told_at: Generated<string>;
  told_up_to: Generated<number>;
  report_emails: Generated<ReportEmails>;
  /** Time of the last weekly report. */
  report_told_at: Generated<string>;
  /** Path of the picture. */
  profile: string | null;
  created_at: Fixed<Timestamp>;
}

export interface InvitationRow {
  id: Generated<number>;
  email: Fixed<string>;
  name: string;
  role: Role;
  invited_by: number;
  /** SHA-256 of the token; null until the email was written. */
  token_hash: string | null;
  expires_at: Timestamp;
}

export interface SessionRow {
  id: Generated<number>;
  /** SHA-256 of the token. */
  token_hash: Fixed<string>;
  admin_id: Fixed<number>;
  /** In plain words, like "Chrome on Android". */
  device: Fixed<string>;
  created_at: Fixed<Timestamp>;
  last_used_at: Timestamp;
}

export interface AuthenticatorAppRow {
  admin_id: Fixed<number>;
  /** Encrypted; null until confirmed. */
  secret: string | null;
  /** Last used TOTP time step; it and earlier ones are refused. */
  last_step: number;
  /** Encrypted. */
  unconfirmed: string | null;
  unconfirmed_until: Timestamp | null;
}

export interface PasskeyRow {
  id: Generated<number>;
  admin_id: Fixed<number>;
  credential_id: Fixed<string>;
  /** COSE key, base64url. */
  public_key: Fixed<string>;
  counter: number;
  /** JSON. */
  transports: Fixed<string>;
  name: Fixed<string>;
  created_at: Fixed<Timestamp>;
  last_used_at: Timestamp | null;
}

export interface RecoveryCodeRow {
  /** Keyed hash of account and code. */
  code_hash: Fixed<string>;
  admin_id: Fixed<number>;
}

/** A login that waits for its second factor, or a passkey registration. */
export interface ChallengeRow {
  /** SHA-256 of the token. */
  token_hash: Fixed<string>;
  purpose: Fixed<"log in" | "add a passkey">;
  /** Null for a login without a password. */
  admin_id: Fixed<number | null>;
  /** The WebAuthn challenge. */
  asked: string | null;
  expires_at: Fixed<Timestamp>;
  wrong_tries: number;
}

export interface ResetCodeRow {
  admin_id: Fixed<number>;
  /** Keyed hash of account and code. */
  code_hash: string;
  expires_at: Timestamp;
  wrong_tries: number;
}

/** Selects the email template. */
export type EmailKind =
  | "reset code"
  | "guesses"
  | "invitation"
  | "enquiries"
  | "reply"
  | "urgent"
  | "urgent webhook"
  | "report";

/** Result of a delivery; "unknown": the process died while sending, so it may have arrived. */
export type DeliveryResult = "sent" | "refused" | "expired" | "unknown";

export interface EmailJobRow {
  id: Generated<number>;
  kind: Fixed<EmailKind>;
  recipient: Fixed<string>;
  /** The reply it belongs to, for kind "reply". */
  about: ColumnType<number | null, number | null, never>;
  expires_at: Fixed<Timestamp>;
  due_at: Timestamp;
  tries: number;
  /** Lease; empty when free. */
  claimed_until: Timestamp;
  /** 1 once the mail server may have accepted it; never sent again then. */
  leaving: Generated<Flag>;
}

export interface EnquiryTableRow {
  id: Generated<number>;
  name: Fixed<string>;
  phone: Fixed<string>;
  email: Fixed<string>;
  message: Fixed<string>;
  created_at: Fixed<Timestamp>;
  folded: Folded;
  kind: ColumnType<EnquiryKind, EnquiryKind | undefined, never>;
  /** JSON: the fields that only its kind has. */
  details: ColumnType<string | null, string | null | undefined, never>;
  notice_version: PrivacyNoticeVersion;
  state: Generated<EnquiryState>;
  /** The assignee; null while new or spam. */
  owner_id: number | null;
  answered_at: Timestamp | null;
  answered_how: AnsweredHow | null;
  /** It has been waiting since then. */
  reopened_at: Timestamp | null;
  spam_since: Timestamp | null;
  /** Staff want to see it again then; null while it does not wait. */
  remind_at: Timestamp | null;
  urgent: Generated<Flag>;
  /** 1: the recipients of `NOTIFY_URGENT` were notified. */
  urgent_told: Generated<Flag>;
  /** Shared by equal texts (`hashText`); blank where texts are not compared. */
  text_hash: ColumnType<string, string | undefined, never>;
  version: Version;
  /** Of the email that it was, for kind "email". */
  message_id: ColumnType<string | null, string | null | undefined, never>;
}

/** An enquiry deleted in bulk: hidden at once, until its row is deleted. */
export interface RemovedEnquiryRow {
  id: Fixed<number>;
  /** Of the enquiry, for the counts. */
  state: Fixed<EnquiryState>;
  created_at: Fixed<Timestamp>;
}

/** A note by staff on an enquiry. */
export interface EnquiryNoteRow {
  id: Generated<number>;
  enquiry_id: Fixed<number>;
  who_id: Fixed<number>;
  who_name: Fixed<string>;
  at: Fixed<Timestamp>;
  text: Fixed<string>;
}

/** An email reply to an enquiry. */
export interface EnquiryReplyRow {
  id: Generated<number>;
  enquiry_id: Fixed<number>;
  /** Idempotency key. */
  key: Fixed<string>;
  text: Fixed<string>;
  who_id: Fixed<number>;
  who_name: Fixed<string>;
  at: Fixed<Timestamp>;
  /** RFC 5322, 3.6.4. */
  message_id: Fixed<string>;
  state: ReplyState;
  ended_at: Timestamp | null;
  /** Why it failed. */
  reason: Exclude<DeliveryResult, "sent"> | null;
  /** What the mail server of the recipient said when it returned the email. */
  detail: ColumnType<string | null, never, string>;
}

/** An email that a visitor wrote back. */
export interface EnquiryMessageRow {
  id: Generated<number>;
  enquiry_id: Fixed<number>;
  message_id: Fixed<string>;
  /** Email address. */
  sender: Fixed<string>;
  at: Fixed<Timestamp>;
  text: Fixed<string>;
}

export interface EnquiryAttachmentRow {
  id: Generated<number>;
  enquiry_id: Fixed<number>;
  /** Null: of the email that became the enquiry. */
  message: Fixed<number | null>;
  /** Number within the enquiry, from 1. */
  n: Fixed<number>;
  name: Fixed<string>;
  /** Media type as the sender declared it. */
  type: Fixed<string>;
  /** Bytes. */
  size: Fixed<number>;
  /** Storage key; a trigger releases the file with the row. */
  file_key: Fixed<string>;
}

/** Emails already filed, so that duplicates are skipped. */
export interface FiledEmailRow {
  /** SHA-256 of the Message-ID. */
  message_hash: Fixed<string>;
  at: Fixed<Timestamp>;
}

export interface CannedReplyRow {
  id: Generated<number>;
  title: string;
  text: string;
  text_ml: string;
  version: Version;
}

/** A reply that a staff member is writing. */
export interface EnquiryDraftRow {
  id: Generated<number>;
  enquiry_id: Fixed<number>;
  admin_id: Fixed<number>;
  text: string;
  saved_at: Timestamp;
}

/** Presence: who has an enquiry open. */
export interface EnquiryViewerRow {
  enquiry_id: Fixed<number>;
  admin_id: Fixed<number>;
  since: Timestamp;
  /** Blank after leaving. */
  seen_at: Timestamp | "";
  /** When they left it before. */
  looked_at: Timestamp | null;
}

export interface EssentialLinkRow {
  id: Generated<number>;
  /** Digits only. */
  number: string;
  label: "telephone" | "whatsapp";
  description: string;
  description_ml: Generated<string>;
  version: Version;
}

export interface AnnouncementRow {
  id: Generated<number>;
  text: string;
  text_ml: Generated<string>;
  link: Generated<string>;
  kind: "news" | "warning";
  /** Inclusive, ISO 8601 in UTC. */
  from: string;
  /** Exclusive. */
  until: string;
  version: Version;
}

/** Campaign facts set in the admin: one row. */
export interface CampaignRow {
  id: Fixed<number>;
  /** JSON: facts by name. */
  facts: string;
  version: Version;
}

/** The draft of a content page; visitors read a published version. */
export interface ContentPageRow {
  id: Generated<number>;
  slug: string;
  title: string;
  /** Markdown. */
  body: string;
  title_ml: string;
  body_ml: string;
  /** The page is hidden from then on. */
  unpublish_at: Timestamp | null;
  version: Version;
}

/** A published version of a page and when it is shown. */
export interface PageVersionRow {
  id: Generated<number>;
  /** The page may be deleted; versions wait for it to be restored. */
  page_id: Fixed<number>;
  slug: Fixed<string>;
  title: Fixed<string>;
  body: Fixed<string>;
  title_ml: Fixed<string>;
  body_ml: Fixed<string>;
  /** Inclusive. */
  from: Fixed<Timestamp>;
  /** Exclusive; null while open. */
  until: Timestamp | null;
  who_id: Fixed<number>;
  who_name: Fixed<string>;
}

export interface PagePreviewRow {
  id: Generated<number>;
  page_id: Fixed<number>;
  token_hash: Fixed<string>;
  until: Fixed<Timestamp>;
}

export interface CentreRow {
  id: Generated<number>;
  /** In the stored spelling. */
  district: string;
  name: string;
  name_ml: Generated<string>;
  address: Generated<string>;
  address_ml: Generated<string>;
  /** JSON list of strings. */
  phones: string;
  hours: Generated<string>;
  hours_ml: Generated<string>;
  offers: Generated<string>;
  offers_ml: Generated<string>;
  map_url: Generated<string>;
  /** YYYY-MM-DD, or empty. */
  checked_on: Generated<string>;
  version: Version;
}

/** An import and what it changed, stored while it can be undone. */
export interface ImportRow {
  id: Generated<number>;
  /** Of the list, as in its URL. */
  kind: string;
  summary: string;
  state: "imported" | "before";
  /** JSON: rows before and after. */
  steps: string;
  at: Timestamp;
  version: Version;
}

export interface DistrictContactRow {
  id: Generated<number>;
  /** In the stored spelling; unique. */
  district: string;
  /** JSON list of strings. */
  contacts: string;
  version: Version;
}

/** The newest is the one on the site. */
export interface BrochureRow {
  id: Generated<number>;
  name: string;
  /** Original file name. */
  file_name: string;
  /** Storage key, derived from the content. */
  file_key: string;
  /** Malayalam version; blank or null without one. */
  name_ml: Generated<string>;
  file_name_ml: Generated<string | null>;
  file_key_ml: Generated<string | null>;
  version: Version;
}

export interface MaterialRow {
  id: Generated<number>;
  title: string;
  title_ml: Generated<string>;
  kind: MaterialKind;
  language: MaterialLanguage;
  /** Original file name. */
  file_name: string;
  /** Storage key, derived from the content. */
  file_key: string;
  size: number;
  /** Of pictures only. */
  width: number | null;
  height: number | null;
  preview_key: string | null;
  version: Version;
}

/** A picture of the library, used by pages, events, testimonials and partners as `picture:ID`. */
export interface PictureRow {
  id: Generated<number>;
  /** Storage key. */
  file_key: string;
  width: number;
  height: number;
  alt: string;
  alt_ml: Generated<string>;
  credit: Generated<string>;
  /** Per cent from the left and from the top. */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** 1: uploaded for an event and never edited here, so that it leaves with its last use. */
  from_event: Generated<Flag>;
  folded: Folded;
  version: Version;
}

/** Pledges per Indian day. */
export interface PledgeRow {
  day: Fixed<string>;
  count: number;
  /** Last UTC hour with a pledge, like 2026-11-22T10. */
  hour: string;
  /** Total before that hour: the public figure until the hour is over. */
  before_hour: number;
}

/** Visits of public pages; nothing of a person. */
export interface VisitRow {
  /** All other columns but the count. */
  key: Fixed<string>;
  /** Indian day. */
  day: Fixed<string>;
  /** English path without ids and query. */
  path: Fixed<string>;
  language: Fixed<Language>;
  /** `site`: from another page of the site. */
  referrer: Fixed<Referrer | "site">;
  count: number;
}

/** Presses on links of public pages; nothing of a person. */
export interface PressRow {
  /** All other columns but the count. */
  key: Fixed<string>;
  /** Indian day. */
  day: Fixed<string>;
  /** English path without ids and query. */
  path: Fixed<string>;
  what: Fixed<Press>;
  count: number;
}

/** A file retained so that its brochure can be restored; never served. */
export interface RetainedFileRow {
  /** Original key. */
  file_key: Fixed<string>;
  /** Current key. */
  kept_as: string;
  until: Timestamp;
}

/** An audit-log entry: immutable, never with a visitor's words. */
export interface AuditLogRow {
  id: Generated<number>;
  at: Fixed<Timestamp>;
  who_id: Fixed<number>;
  who_name: Fixed<string>;
  act: Fixed<string>;
  /** Null where undo is impossible. */
  step: Fixed<"added" | "changed" | "deleted" | null>;
  kind: Fixed<AuditedKind>;
  /** Null when there are several. */
  about: Fixed<number | null>;
  /** Several ids, each with a comma on both sides. */
  several: Fixed<string | null>;
  /** Null where it would hold a visitor's words. */
  label: Fixed<string | null>;
  /** JSON: `{field: {before, after}}`. */
  fields: Fixed<string>;
  /** The entity's version after the action. */
  version: Fixed<number | null>;
  /** The action that this one undoes. */
  puts_back: Fixed<number | null>;
  /** HMAC of this row and the previous hash. */
  hash: Fixed<string>;
}

/** An entity that an audit-log entry is about; written by a trigger. */
export interface AuditLogTargetRow {
  kind: AuditedKind;
  target_id: number;
  entry_id: number;
}

export interface StoredFileRow {
  key: string;
  /** Lease of its removal. */
  removing_until: Timestamp | null;
}

/** A file being stored that no row references yet. */
export interface FileClaimRow {
  token: Fixed<string>;
  key: Fixed<string>;
  /** After this its process is presumed dead. */
  until: Fixed<Timestamp>;
}

/** What a staff member typed on one device and has not saved. */
export interface StaffDraftRow {
  id: Generated<number>;
  admin_id: Fixed<number>;
  /** Of the form. */
  name: Fixed<string>;
  device: Fixed<string>;
  /** JSON: values by field. */
  fields: string;
  /** Version that is being edited; 0 for a new item. */
  version: number;
  at: Timestamp;
}

/** Row counts, maintained by triggers and spread over slots: add them up. */
export interface CountRow {
  name: string;
  /** Ids per block; 0 for counts per month. */
  span: number;
  /** Ids from `block * span`, or the Indian month as 202611. */
  block: number;
  slot: number;
  count: number;
}

export interface LimitCountRow {
  act: Fixed<string>;
  key: Fixed<string>;
  window_ends_at: number;
  count: number;
}

/** Key-value store of the installation. */
export interface AppMetadataRow {
  name: Fixed<string>;
  value: string;
}

/**
 * Time and place first announced, set once an event is moved, postponed or cancelled; `was_venue` null until
 * then.
 */
export interface AnnouncedColumns {
  was_starts_at: Timestamp | null;
  was_ends_at: Timestamp | null;
  was_venue: string | null;
  was_venue_ml: string | null;
}

/** Fields of an event that is over. Lists as JSON: ids of pictures, and their captions in the same order. */
export interface EventResultColumns {
  results_url: string | null;
  gallery: string | null;
  gallery_captions: string | null;
  gallery_captions_ml: string | null;
  runners: number | null;
}

export interface EventRow extends AnnouncedColumns {
  results_url: Generated<string>;
  gallery: Generated<string>;
  gallery_captions: Generated<string>;
  gallery_captions_ml: Generated<string>;
  runners: Generated<number | null>;
  id: Generated<number>;
  /** From 0. */
  position: number;
  /** Stable key in shared links. */
  key: string;
  title: string;
  description: string;
  location: string;
  date: Timestamp;
  /** JSON list of URLs, own file paths, or `picture:ID`. */
  images: string;
  /** JSON list of alt texts in the same order; may be shorter. */
  image_descriptions: Generated<string>;
  title_ml: Generated<string>;
  description_ml: Generated<string>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  venue: Generated<string>;
  venue_ml: Generated<string>;
  status: Generated<EventStatus>;
  reason: Generated<string>;
  reason_ml: Generated<string>;
  /** Hidden from visitors before. */
  publish_at: Timestamp | null;
  /** 1 once staff created or edited it; null for imported and sample events. */
  of_staff: 1 | null;
  version: Version;
}

/** Staff's changes to a feed event; null keeps the feed's value. */
export interface EventOverrideRow extends AnnouncedColumns, EventResultColumns {
  id: Generated<number>;
  /** Of the event. */
  key: Fixed<string>;
  title: string | null;
  title_ml: string | null;
  description: string | null;
  description_ml: string | null;
  location: string | null;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  venue: string | null;
  venue_ml: string | null;
  status: EventStatus | null;
  reason: string | null;
  reason_ml: string | null;
  /** JSON: the event as last seen in the feed, with its key. */
  seen: string | null;
  version: Version;
}

/** The event feed: last good list and its status. */
export interface EventFeedRow {
  id: Fixed<1>;
  /** JSON. */
  events: string | null;
  read_at: Timestamp | null;
  /** Set once visitors see the age of the list. */
  stale_since: Timestamp | null;
  asked_at: Timestamp | null;
  /** Hash of the feed's URL. */
  asked_of: string | null;
  /** True while the last request failed. */
  failing: Flag;
}

/** A picture that an event references by URL. */
export interface EventPictureRow {
  /** SHA-256 of the URL. */
  address_hash: Fixed<string>;
  /** Key prefix of the stored files; null until fetched. */
  file: string | null;
  /** Of the largest stored size. */
  width: number;
  height: number;
  /** JSON list of stored widths. */
  widths: string;
  tries: number;
  /** Null once stored. */
  try_again_at: Timestamp | null;
  /** When a list last referenced it. */
  named_at: Timestamp;
}

export interface BackupsRow {
  id: Fixed<1>;
  made_at: Timestamp | null;
  /** Last restored and compared, for real or as a proof. */
  proven_at: Timestamp | null;
  /** Last scheduled attempt failed. */
  failed_at: Timestamp | null;
  scheduled_at: Timestamp | null;
  /** Lease of the schedule. */
  claimed_until: Timestamp;
  /** `scheduled_at` of the last backup copied off-site. */
  copied_at: Timestamp | null;
}

/** Progress of removing deleted rows from SQLite's search indexes; unused on PostgreSQL. */
export interface SearchCleaningRow {
  id: Fixed<1>;
  /** Deleted rows so far, counted by triggers. */
  deleted: Fixed<number>;
  /** Of these, how many the running merge will have removed; null when idle. */
  merging: number | null;
  /** Of these, how many have left the database files. */
  cleaned: number;
  /** Lease. */
  claimed_until: Timestamp;
}

/** The whole data model on one page. Migrations never import it. */
export interface Tables {
  testimonials: TestimonialRow;
  deleted_testimonials: DeletedTestimonialRow;
  admins: AdminRow;
  invitations: InvitationRow;
  sessions: SessionRow;
  authenticator_apps: AuthenticatorAppRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  challenges: ChallengeRow;
  reset_codes: ResetCodeRow;
  letters: EmailJobRow;
  contact_submissions: EnquiryTableRow;
  removed_enquiries: RemovedEnquiryRow;
  case_notes: EnquiryNoteRow;
  case_letters: EnquiryReplyRow;
  case_drafts: EnquiryDraftRow;
  case_viewers: EnquiryViewerRow;
  enquiry_messages: EnquiryMessageRow;
  enquiry_attachments: EnquiryAttachmentRow;
  filed_emails: FiledEmailRow;
  ready_answers: CannedReplyRow;
  essential_links: EssentialLinkRow;
  notices: AnnouncementRow;
  campaign: CampaignRow;
  own_pages: ContentPageRow;
  page_versions: PageVersionRow;
  page_previews: PagePreviewRow;
  staff_drafts: StaffDraftRow;
  district_contacts: DistrictContactRow;
  centres: CentreRow;
  imports: ImportRow;
  brochures: BrochureRow;
  materials: MaterialRow;
  pictures: PictureRow;
  pledges: PledgeRow;
  visits: VisitRow;
  presses: PressRow;
  kept_files: RetainedFileRow;
  history: AuditLogRow;
  audit_log_targets: AuditLogTargetRow;
  stored_files: StoredFileRow;
  file_claims: FileClaimRow;
  counts: CountRow;
  limit_counts: LimitCountRow;
  installation: AppMetadataRow;
  events: EventRow;
  event_overrides: EventOverrideRow;
  event_feed: EventFeedRow;
  event_pictures: EventPictureRow;
  backups: BackupsRow;
  search_cleaning: SearchCleaningRow;
}
