import type { ColumnType, Generated, InsertType, SelectType } from "kysely";
import type { Role } from "../../domain/acts.ts";
import type { AnsweredHow, CaseState, EnquiryKind, EnquiryLetters, ReplyState } from "../../domain/cases.ts";
import type { EventStatus } from "../../domain/event-update.ts";
import type { HistoryKind } from "../../domain/history.ts";
import type { MaterialKind, MaterialLanguage } from "../../domain/materials.ts";
import type { SecondFactor } from "../../domain/second-factor.ts";

/*
 * A row of each table, as both databases hold it. All in one file, as the migrations, the archive and a move know the
 * tables as one thing.
 */

/** Set once, when the row is made. */
type Fixed<T> = ColumnType<T, T, never>;
/** The same columns, none of which changes. */
type Unchanging<Row> = { [Name in keyof Row]: ColumnType<SelectType<Row[Name]>, InsertType<Row[Name]>, never> };
/** Yes or no, alike on both databases. */
type Flag = 0 | 1;
/** A moment as ISO 8601 in UTC, which sorts as text. */
type Moment = string;
/** What a search looks through in the row (`searchedTextOf`); blank until the row is indexed. */
type Folded = Generated<string>;
/** Which version of the thing this is, from 1; each act of staff makes the next. */
type Version = Generated<number>;

/** Which privacy notice stood before the form that it came from; null where none was told. */
type NoticeVersion = ColumnType<string | null, string | null | undefined, never>;

/** A story that a visitor sent, and what staff decided about it (docs/product.md, 4.2). */
export interface TestimonialRow {
  id: Generated<number>;
  name: string;
  email: string;
  designation: string;
  title: string;
  description: string;
  created_at: Fixed<Moment>;
  /** 1 while it would be shown: of those that are approved, 0 hides one. */
  is_visible: Flag;
  status: "pending" | "approved" | "rejected";
  /** Which of its wordings it has: 0 for what was sent. */
  wording: Generated<number>;
  /** All that are kept, by number, as JSON; null until staff edit it. */
  wordings: string | null;
  /** Why it was rejected, for the office alone. */
  reason: Generated<string>;
  notice_version: NoticeVersion;
  version: Version;
  folded: Folded;
}

/** A testimonial that staff deleted, as it was, while it can be put back. */
export interface DeletedTestimonialRow extends Unchanging<Omit<TestimonialRow, "id" | "version" | "folded">> {
  id: Fixed<number>;
  deleted_at: Fixed<Moment>;
}

/** An account of the staff, whatever its role. */
export interface AdminRow {
  id: Generated<number>;
  name: string;
  /** In small letters. */
  email: string;
  /** argon2id, in its own notation. */
  password_hash: string;
  role: Role;
  /** 0 for somebody who was switched off: kept, and not let in. */
  active: Generated<Flag>;
  /** What there is in the tables of second factors, noted in the same commit. */
  second_factor: Generated<SecondFactor>;
  /** Raised by each change of role, name or whether it is switched on. */
  version: Generated<number>;
  /** When a session of theirs was last used, by the minute. */
  last_seen_at: ColumnType<Moment | null, never, Moment>;
  /** Which letters about new enquiries they want. */
  enquiry_letters: Generated<EnquiryLetters>;
  /** When they last got one, and up to which enquiry they were told of. */
  told_at: Generated<string>;
  told_up_to: Generated<number>;
  /** Path of the picture, or null. */
  profile: string | null;
  created_at: Fixed<Moment>;
}

/** Somebody who was asked to become staff, and did not answer yet. */
export interface InvitationRow {
  id: Generated<number>;
  email: Fixed<string>;
  name: string;
  role: Role;
  /** The owner who invites. */
  invited_by: number;
  /** SHA-256 of the token in the newest letter; null until one was written. */
  token_hash: string | null;
  expires_at: Moment;
}

/** A login on one device; it goes when it ends. */
export interface SessionRow {
  id: Generated<number>;
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: Fixed<string>;
  admin_id: Fixed<number>;
  /** On which it began, in plain words. */
  device: Fixed<string>;
  created_at: Fixed<Moment>;
  last_used_at: Moment;
}

/** The authenticator app of somebody. */
export interface AuthenticatorAppRow {
  admin_id: Fixed<number>;
  /** Sealed; null until one was confirmed. */
  secret: string | null;
  /** The step of time whose code was used last: it and those before count no more. */
  last_step: number;
  /** A new secret, sealed, that counts once it is confirmed. */
  unconfirmed: string | null;
  unconfirmed_until: Moment | null;
}

/** A passkey that somebody added; they may have several. */
export interface PasskeyRow {
  id: Generated<number>;
  admin_id: Fixed<number>;
  credential_id: Fixed<string>;
  /** COSE, in base64url. */
  public_key: Fixed<string>;
  /** How often it was used, where it counts. */
  counter: number;
  /** JSON: how a browser reaches it. */
  transports: Fixed<string>;
  name: Fixed<string>;
  created_at: Fixed<Moment>;
  last_used_at: Moment | null;
}

/** A code for a lost phone that was not used yet. */
export interface RecoveryCodeRow {
  /** A keyed hash of account and code. */
  code_hash: Fixed<string>;
  admin_id: Fixed<number>;
}

/** A login that waits for its second factor, or a passkey that is being added. */
export interface ChallengeRow {
  /** SHA-256 of the token. */
  token_hash: Fixed<string>;
  purpose: Fixed<"log in" | "add a passkey">;
  /** Whose; null for a login without a password. */
  admin_id: Fixed<number | null>;
  /** What an authenticator was asked. */
  asked: string | null;
  expires_at: Fixed<Moment>;
  wrong_tries: number;
}

/** The living one-time code of an administrator, if there is one. */
export interface ResetCodeRow {
  admin_id: Fixed<number>;
  /** A keyed hash of account and code; the digits are nowhere. */
  code_hash: string;
  expires_at: Moment;
  wrong_tries: number;
}

/** What a letter is about, by which it is written (`WriteLetter`). */
export type LetterKind = "reset code" | "guesses" | "invitation" | "enquiries" | "reply";

/**
 * How a letter ended: taken by the mail server, refused by it, waited in vain, or lost sight of just while it left, so that
 * it may have arrived.
 */
export type LetterEnd = "sent" | "refused" | "expired" | "unknown";

/** A letter that waits to be written and sent. */
export interface LetterRow {
  id: Generated<number>;
  kind: Fixed<LetterKind>;
  recipient: Fixed<string>;
  /** The letter on a case that it is; null for the others. */
  about: ColumnType<number | null, number | null, never>;
  expires_at: Fixed<Moment>;
  /** When to try next. */
  due_at: Moment;
  tries: number;
  /** Until when a process has it in hand; empty when none has. */
  claimed_until: Moment;
  /** 1 from when a mail server may have taken it over: it is never sent again then. */
  leaving: Generated<Flag>;
}

/** An enquiry, and the case that it is (docs/product.md, 4.5). */
export interface ContactSubmissionRow {
  id: Generated<number>;
  name: Fixed<string>;
  phone: Fixed<string>;
  email: Fixed<string>;
  message: Fixed<string>;
  created_at: Fixed<Moment>;
  folded: Folded;
  kind: ColumnType<EnquiryKind, EnquiryKind | undefined, never>;
  /** JSON: the fields that its kind has beside those of every enquiry. */
  details: ColumnType<string | null, string | null | undefined, never>;
  notice_version: NoticeVersion;
  state: Generated<CaseState>;
  /** Who of the staff took or answered it; nobody's while it is new or spam. */
  owner_id: number | null;
  answered_at: Moment | null;
  answered_how: AnsweredHow | null;
  /** When it was last reopened: it waits since then. */
  reopened_at: Moment | null;
  spam_since: Moment | null;
  urgent: Generated<Flag>;
  version: Version;
}

/** An enquiry that was deleted together with others: no longer there for anybody, until its row is deleted as well. */
export interface RemovedEnquiryRow {
  id: Fixed<number>;
  /** Of the enquiry, for the counts. */
  state: Fixed<CaseState>;
  created_at: Fixed<Moment>;
}

/** What somebody of the staff noted on a case; it goes with the enquiry. */
export interface CaseNoteRow {
  id: Generated<number>;
  enquiry_id: Fixed<number>;
  who_id: Fixed<number>;
  who_name: Fixed<string>;
  at: Fixed<Moment>;
  text: Fixed<string>;
}

/** An answer to an enquiry by letter; it goes with the enquiry. */
export interface CaseLetterRow {
  id: Generated<number>;
  enquiry_id: Fixed<number>;
  /** Under which it was asked for: however often, it is one letter. */
  key: Fixed<string>;
  text: Fixed<string>;
  who_id: Fixed<number>;
  who_name: Fixed<string>;
  at: Fixed<Moment>;
  /** Its name in the mail (RFC 5322, 3.6.4). */
  message_id: Fixed<string>;
  state: ReplyState;
  ended_at: Moment | null;
  /** Why it failed. */
  reason: Exclude<LetterEnd, "sent"> | null;
}

/** An answer that is ready for what is often asked. */
export interface ReadyAnswerRow {
  id: Generated<number>;
  title: string;
  text: string;
  /** Blank where nobody wrote one. */
  text_ml: string;
  version: Version;
}

/** What somebody of the staff is writing on a case. */
export interface CaseDraftRow {
  id: Generated<number>;
  enquiry_id: Fixed<number>;
  admin_id: Fixed<number>;
  text: string;
  saved_at: Moment;
}

/** Who of the staff has a case open, as far as they said so lately. */
export interface CaseViewerRow {
  enquiry_id: Fixed<number>;
  admin_id: Fixed<number>;
  since: Moment;
  seen_at: Moment;
}

export interface EssentialLinkRow {
  id: Generated<number>;
  /** Digits alone (docs/product.md, 5.8). */
  number: string;
  label: "telephone" | "whatsapp";
  description: string;
  /** Blank where nobody wrote one. */
  description_ml: Generated<string>;
  version: Version;
}

/** A line on top of public pages while it runs (docs/product.md, 3.14). */
export interface NoticeRow {
  id: Generated<number>;
  text: string;
  /** Blank where nobody wrote one. */
  text_ml: Generated<string>;
  /** Blank where it leads nowhere. */
  link: Generated<string>;
  kind: "news" | "warning";
  /** From this moment on it runs, ISO 8601 in UTC. */
  from: string;
  /** From this moment on it runs no more. */
  until: string;
  version: Version;
}

/** What the office says of the campaign: one row, from the first change on. */
export interface CampaignRow {
  id: Fixed<number>;
  /** JSON: the facts that it sets, by name. */
  facts: string;
  version: Version;
}

/** A page as staff write it; what visitors read is a version of it. */
export interface OwnPageRow {
  id: Generated<number>;
  /** Its name in its address. */
  slug: string;
  title: string;
  /** In the product's Markdown; blank where nobody wrote one, like the twins. */
  body: string;
  title_ml: string;
  body_ml: string;
  version: Version;
}

/** What was published of a page, and when the site shows it. */
export interface PageVersionRow {
  id: Generated<number>;
  /** May name a page that was deleted: its versions wait for it to be put back. */
  page_id: Fixed<number>;
  slug: Fixed<string>;
  title: Fixed<string>;
  body: Fixed<string>;
  title_ml: Fixed<string>;
  body_ml: Fixed<string>;
  /** From this moment on it is shown, ISO 8601 in UTC. */
  from: Fixed<Moment>;
  /** From this moment on it is shown no more; null while none is known. */
  until: Moment | null;
  who_id: Fixed<number>;
  who_name: Fixed<string>;
}

/** A link to look at what is being written. */
export interface PagePreviewRow {
  id: Generated<number>;
  page_id: Fixed<number>;
  token_hash: Fixed<string>;
  until: Fixed<Moment>;
}

export interface DistrictContactRow {
  id: Generated<number>;
  /** As the product spells it; each district once. */
  district: string;
  /** A JSON list of strings. */
  contacts: string;
  version: Version;
}

/** A brochure; the newest is the one that the site offers (docs/product.md, 3.4). */
export interface BrochureRow {
  id: Generated<number>;
  name: string;
  /** What the file was called on the administrator's machine. */
  file_name: string;
  /** Where the file lies in the storage; made of its content. */
  file_key: string;
  /** The same in Malayalam: blank, or null, where there is none. */
  name_ml: Generated<string>;
  file_name_ml: Generated<string | null>;
  file_key_ml: Generated<string | null>;
  version: Version;
}

/** A file that staff offer to everybody. */
export interface MaterialRow {
  id: Generated<number>;
  title: string;
  /** Blank where nobody wrote one. */
  title_ml: Generated<string>;
  kind: MaterialKind;
  language: MaterialLanguage;
  /** What the file was called on the machine that it came from. */
  file_name: string;
  /** Where the file lies in the storage; made of its content. */
  file_key: string;
  /** In bytes. */
  size: number;
  /** Of a picture, like its small one. */
  width: number | null;
  height: number | null;
  preview_key: string | null;
  version: Version;
}

/** How many took the pledge on a day in India. */
export interface PledgeRow {
  day: Fixed<string>;
  count: number;
  /** The last hour of UTC in which one was counted: 2026-11-22T10. */
  hour: string;
  /** How many there were before that hour: what is shown until it is over. */
  before_hour: number;
}

/** A file that no brochure names any more, where nobody can ask for it, while its brochure can be put back. */
export interface KeptFileRow {
  /** Where it lay. */
  file_key: Fixed<string>;
  /** Where it lies now. */
  kept_as: string;
  until: Moment;
}

/** One act of staff; never changed, and never a visitor's word in it. */
export interface HistoryTableRow {
  id: Generated<number>;
  at: Fixed<Moment>;
  who_id: Fixed<number>;
  who_name: Fixed<string>;
  act: Fixed<string>;
  /** What became of the thing; null where nothing of it could be put back. */
  step: Fixed<"added" | "changed" | "deleted" | null>;
  kind: Fixed<HistoryKind>;
  /** The id of the thing; null when there are several. */
  about: Fixed<number | null>;
  /** The ids of several, with a comma before and after each. */
  several: Fixed<string | null>;
  /** What the thing was called; null where a visitor's words would be in it. */
  label: Fixed<string | null>;
  /** JSON: each changed field with its value before and after. */
  fields: Fixed<string>;
  /** The version of the thing that the act left. */
  version: Fixed<number | null>;
  /** The act that it puts back. */
  puts_back: Fixed<number | null>;
  /** A keyed hash of this row and of the hash before it. */
  hash: Fixed<string>;
}

/** A file that rows may name, while it is there. */
export interface StoredFileRow {
  key: string;
  /** Until when a process has its removal in hand; null when none has. */
  removing_until: Moment | null;
}

/** A file that is being stored, before any row names it. */
export interface FileClaimRow {
  token: Fixed<string>;
  key: Fixed<string>;
  /** From then on whoever stores it is taken for dead. */
  until: Fixed<Moment>;
}

/** How many rows there are, kept by triggers on their tables. What belongs together is spread over slots: add them up. */
export interface CountRow {
  name: string;
  /** The width of the range of ids that is counted; 0 where months are counted. */
  span: number;
  /** Which range: ids from `block * span`. For months the Indian month as a number: 202611. */
  block: number;
  slot: number;
  count: number;
}

/** How often an act was done by one key within its current window. */
export interface LimitCountRow {
  act: Fixed<string>;
  key: Fixed<string>;
  window_ends_at: number;
  count: number;
}

/** Facts about this installation, one a row. */
export interface InstallationRow {
  name: Fixed<string>;
  value: string;
}

/** What was announced of an event first, once it is not as planned any more; no place, not even a blank one, while it is. */
export interface AnnouncedColumns {
  was_starts_at: Moment | null;
  was_ends_at: Moment | null;
  was_venue: string | null;
  was_venue_ml: string | null;
}

/** One of the product's own events. */
export interface EventRow extends AnnouncedColumns {
  id: Generated<number>;
  /** The place in the list, from 0. */
  position: number;
  /** Under which shared links find it. */
  key: string;
  title: string;
  description: string;
  location: string;
  date: Moment;
  /** JSON: addresses, or paths of the product's own files. */
  images: string;
  /** JSON: what each of them shows, in their order; shorter where nobody said. */
  image_descriptions: Generated<string>;
  title_ml: Generated<string>;
  description_ml: Generated<string>;
  starts_at: Moment | null;
  ends_at: Moment | null;
  venue: Generated<string>;
  venue_ml: Generated<string>;
  status: Generated<EventStatus>;
  reason: Generated<string>;
  reason_ml: Generated<string>;
  /** 1 once staff told it or changed it; null while it is as a file or the sample brought it. */
  of_staff: 1 | null;
  version: Version;
}

/** What staff laid over an event of the feed; null where the feed's own stands. */
export interface EventOverrideRow extends AnnouncedColumns {
  id: Generated<number>;
  /** Of the event. */
  key: Fixed<string>;
  title: string | null;
  title_ml: string | null;
  description: string | null;
  description_ml: string | null;
  location: string | null;
  starts_at: Moment | null;
  ends_at: Moment | null;
  venue: string | null;
  venue_ml: string | null;
  status: EventStatus | null;
  reason: string | null;
  reason_ml: string | null;
  /** JSON: the event as the feed told it last, with its key; null before it was seen. */
  seen: string | null;
  version: Version;
}

/** The one row about the event feed: its last good list, and when it was asked. */
export interface EventFeedRow {
  id: Fixed<1>;
  /** JSON: the last good list with its keys, or null. */
  events: string | null;
  read_at: Moment | null;
  /** Set while the feed has failed for so long that visitors are told the age of the list. */
  stale_since: Moment | null;
  asked_at: Moment | null;
  /** Which feed was asked, as a fingerprint. */
  asked_of: string | null;
  /** Whether the last ask failed. */
  failing: Flag;
}

/** A picture that an event names, by the address that it has there. */
export interface EventPictureRow {
  /** SHA-256 of the address. */
  address_hash: Fixed<string>;
  /** The beginning of the stored files' keys; null until there are any. */
  file: string | null;
  /** Of the largest size that is kept. */
  width: number;
  height: number;
  /** JSON: the widths that are kept. */
  widths: string;
  /** Failed tries so far. */
  tries: number;
  /** Null once it is kept. */
  try_again_at: Moment | null;
  /** When a list last named it. */
  named_at: Moment;
}

/** The one row about backups. */
export interface BackupsRow {
  id: Fixed<1>;
  made_at: Moment | null;
  /** When one was last restored, for real or into an empty folder, and compared. */
  proven_at: Moment | null;
  /** Set when the schedule's last try failed. */
  failed_at: Moment | null;
  /** When the schedule last made one. */
  scheduled_at: Moment | null;
  /** Until when a process has the schedule in hand; empty when none has. */
  claimed_until: Moment;
  /** Which of the schedule's backups was the last that reached the other place: its `scheduled_at`. */
  copied_at: Moment | null;
}

/** The one row about what deleted enquiries and testimonials leave in SQLite's search indexes; PostgreSQL has it and does not use it. */
export interface SearchCleaningRow {
  id: Fixed<1>;
  /** How many rows were deleted so far; counted by triggers. */
  deleted: Fixed<number>;
  /** How many of them the indexes are without once the merge under way is done; null when none is. */
  merging: number | null;
  /** How many of them have left the database's files. */
  cleaned: number;
  /** Until when a process has the cleaning in hand; empty when none has. */
  claimed_until: Moment;
}

/** The whole data model on one page. Migrations never import it: they must mean the same in two years. */
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
  letters: LetterRow;
  contact_submissions: ContactSubmissionRow;
  removed_enquiries: RemovedEnquiryRow;
  case_notes: CaseNoteRow;
  case_letters: CaseLetterRow;
  case_drafts: CaseDraftRow;
  case_viewers: CaseViewerRow;
  ready_answers: ReadyAnswerRow;
  essential_links: EssentialLinkRow;
  notices: NoticeRow;
  campaign: CampaignRow;
  own_pages: OwnPageRow;
  page_versions: PageVersionRow;
  page_previews: PagePreviewRow;
  district_contacts: DistrictContactRow;
  brochures: BrochureRow;
  materials: MaterialRow;
  pledges: PledgeRow;
  kept_files: KeptFileRow;
  history: HistoryTableRow;
  stored_files: StoredFileRow;
  file_claims: FileClaimRow;
  counts: CountRow;
  limit_counts: LimitCountRow;
  installation: InstallationRow;
  events: EventRow;
  event_overrides: EventOverrideRow;
  event_feed: EventFeedRow;
  event_pictures: EventPictureRow;
  backups: BackupsRow;
  search_cleaning: SearchCleaningRow;
}
