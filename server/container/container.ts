import { mkdir, stat } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { toBusinessTime } from "../../shared/time/business-hours.ts";
import { createActionRunner } from "../actions/run-action.ts";
import { createAuditLog } from "../audit-log/audit-log.ts";
import { createAuditWriter } from "../audit-log/write-audit-entry.ts";
import { encryptFor } from "../backups/age.ts";
import { createBackups } from "../backups/backups.ts";
import { createOffsiteCopies } from "../backups/offsite-copies.ts";
import { createBackupSchedule } from "../backups/schedule.ts";
import { createInvalidations } from "../cdn/invalidations.ts";
import type { Config } from "../config/config.ts";
import { getPasswordFile } from "../config/password-file.ts";
import { getAppSecret } from "../database/app-metadata.ts";
import { createContentVersion } from "../database/content-version.ts";
import { createGroupCommit } from "../database/group-commit.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { createTextWork } from "../database/text-work.ts";
import { hashPassword } from "../features/accounts/passwords.ts";
import { accountNames } from "../features/accounts/profile.ts";
import { ANNOUNCEMENT_ENTITY, createAnnouncements } from "../features/announcements/announcements.ts";
import { brochureKey, brochureNames, createBrochures } from "../features/brochures/brochures.ts";
import { createCampaign } from "../features/campaign/campaign.ts";
import { readCampaignFile } from "../features/campaign/campaign-file.ts";
import { partnerNames } from "../features/campaign/partners.ts";
import { CANNED_REPLY_ENTITY, createCannedReplies } from "../features/canned-replies/canned-replies.ts";
import { CENTRE_ENTITY, createCentres } from "../features/centres/centres.ts";
import { createDashboard } from "../features/dashboard/dashboard.ts";
import { createDataRequests } from "../features/data-requests/data-requests.ts";
import { createDistrictContacts, DISTRICT_CONTACT_ENTITY } from "../features/district-contacts/district-contacts.ts";
import { createStaffDrafts } from "../features/drafts/drafts.ts";
import { attachmentNames, openAttachment, toAttachedFile } from "../features/enquiries/attachments.ts";
import { createBulkChanger } from "../features/enquiries/bulk-change.ts";
import { createConversations } from "../features/enquiries/conversations.ts";
import { createDashboardSummary } from "../features/enquiries/dashboard-summary.ts";
import { createEnquiries } from "../features/enquiries/enquiries.ts";
import { getReplyAddress } from "../features/enquiries/enquiry-detail.ts";
import { ENQUIRY_ENTITY } from "../features/enquiries/enquiry-mapper.ts";
import { createMailReferences } from "../features/enquiries/mail-reference.ts";
import { createEnquiryPresence } from "../features/enquiries/presence.ts";
import { createSearchIndexPurge } from "../features/enquiries/purge-search-index.ts";
import { createReplies, createReplySettler, createReplyWriter } from "../features/enquiries/replies.ts";
import {
  createEnquiryNotificationWriter,
  createStaffNotifications,
} from "../features/enquiries/staff-notifications.ts";
import { triage } from "../features/enquiries/triage.ts";
import { createUrgentNotices, createUrgentWriters } from "../features/enquiries/urgent-notices.ts";
import { createEnquiryWorkflow } from "../features/enquiries/workflow.ts";
import { createEssentialLinks, ESSENTIAL_LINK_ENTITY } from "../features/essential-links/essential-links.ts";
import { eventPictureNames } from "../features/events/delete-pictures.ts";
import { eventNames } from "../features/events/event-files.ts";
import { createEvents, type FeedSettings } from "../features/events/events.ts";
import { createFeedHost } from "../features/events/feed-host.ts";
import { createEventPictures } from "../features/events/pictures.ts";
import { createImports } from "../features/import/import.ts";
import { createIncomingMail } from "../features/incoming-mail/file-email.ts";
import { createMailbox, getMailboxAddress } from "../features/incoming-mail/mailbox.ts";
import { createEmailParser } from "../features/incoming-mail/parse-email.worker.ts";
import { createMaterials, materialNames } from "../features/materials/materials.ts";
import { createOgImages } from "../features/og-images/og-images.ts";
import { createContentPages } from "../features/pages/pages.ts";
import { createPictures, pictureNames } from "../features/pictures/pictures.ts";
import { createPledge } from "../features/pledge/pledge.ts";
import { createPosters } from "../features/posters/posters.ts";
import { createReportEmails, createReportWriter } from "../features/reports/report-emails.ts";
import { createReports } from "../features/reports/reports.ts";
import { createRetention } from "../features/retention/retention.ts";
import { createSearch } from "../features/search/search.ts";
import { createSiteSearch } from "../features/search/site-search.ts";
import { createInvitationTokens } from "../features/staff/invitation-tokens.ts";
import { createInvitations } from "../features/staff/invitations.ts";
import { createStaff } from "../features/staff/staff.ts";
import { TESTIMONIAL_ENTITY } from "../features/testimonials/testimonial-entity.ts";
import { createTestimonials } from "../features/testimonials/testimonials.ts";
import { createTranslations } from "../features/translations/translations.ts";
import { createVisits } from "../features/visits/visits.ts";
import { createHealth } from "../health.ts";
import { createScheduledPublishing } from "../jobs/scheduled-publishing.ts";
import { type Clock, toTimestamp } from "../lib/clock.ts";
import { ERROR_MESSAGES } from "../lib/error-messages.ts";
import type { Log } from "../lib/logger.ts";
import { VERSION } from "../lib/version.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createOutbox } from "../mail/outbox.ts";
import { createTestEmails } from "../mail/test-emails.ts";
import type { PageServices } from "../page-services.ts";
import { createRateLimits } from "../rate-limit/limits.ts";
import { createProofs } from "../rate-limit/proof-of-work.ts";
import { createSampleContent, holdsSample } from "../sample-content/sample-content.ts";
import { createFileReferences } from "../storage/file-references.ts";
import { createStorage } from "../storage/open-storage.ts";
import { createRetainedFileKind, createRetainedFiles } from "../storage/retained-files.ts";
import { createUploads } from "../storage/uploads.ts";
import { createAccountModule } from "./accounts.ts";
import { createWebhookClient } from "./webhook.ts";

/** Creates every module from the settings, for the server and for operator commands: the composition root. */
export async function createContainer(config: Config, { log, clock = () => new Date() }: { log: Log; clock?: Clock }) {
  const file = readCampaignFile(config.CAMPAIGN_FILE);
  // An invalid key should fail at start, not at the first backup.
  if (config.BACKUP_AGE_RECIPIENT.length > 0) await encryptFor(config.BACKUP_AGE_RECIPIENT);
  // Loaded on demand: large.
  const copies = createOffsiteCopies(config, async (where) =>
    (await import("../storage/s3.ts")).createBucketClient(where),
  );
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  await warnAboutOpenFolders([config.DATA_DIR, config.BACKUP_DIR], log);
  const database = openDatabase(config.DATABASE_URL, (error) =>
    log.warn({ reason: error.message }, "database connection lost"),
  );
  const migrations = await migrate(database);
  if (migrations.length > 0) log.info({ version: VERSION, database: database.kind, migrations }, "database migrated");
  const { db } = database;
  const contentVersion = await createContentVersion(database);
  const historySecret = await getAppSecret(db, "history-secret");
  const writeAuditEntry = createAuditWriter({ clock, secret: historySecret });
  const actions = createActionRunner({ db, publicContent: contentVersion, log, writeAuditEntry });
  const limits = await createRateLimits(db, { clock, on: config.RATE_LIMITS });
  const from = getSender(config);
  const mailer = await createMailer(config, { from, log, clock });
  const storage = await createStorage(config, log);
  /** With `PORT=0` the server sets the origin once it listens. */
  const site = { origin: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}` };
  const files = createFileReferences({
    db,
    clock,
    log,
    storage,
    isNamed: async (trx, key) => {
      for (const names of [
        brochureNames,
        materialNames,
        pictureNames,
        eventNames,
        eventPictureNames,
        partnerNames,
        accountNames,
        attachmentNames,
        createRetainedFileKind,
      ])
        if (await names(trx, key)) return true;
      return false;
    },
  });
  const retainedFiles = createRetainedFiles({ db, clock, storage, files });
  const uploads = createUploads({ files, retainedFiles });
  /** Common dependencies (`deps.ts`). */
  const common = {
    db,
    database,
    clock,
    log,
    publicContent: contentVersion,
    groupCommit: createGroupCommit(database),
    actions,
    writeAuditEntry,
    limits,
    mailer,
    storage,
    uploads,
    site,
  };
  const campaign = createCampaign({ ...common, file, hasSample: () => holdsSample(db) });
  const mailbox = config.IMAP_URL === undefined ? undefined : (getMailboxAddress(config.IMAP_URL) ?? from);
  const replyTo = getReplyAddress({ campaign, from, mailbox });
  const references = createMailReferences(await getAppSecret(db, "mail-reference-secret"));
  const invitationTokens = createInvitationTokens(common);
  const visits = createVisits({ ...common, on: config.VISITS });
  const reports = createReports({
    ...common,
    async countVisits(days) {
      return visits.on ? (await visits.count(days)).meta.total : null;
    },
  });
  const account = await createAccountModule({
    ...common,
    invitationTokens,
    secondFactorRule: config.REQUIRE_SECOND_FACTOR,
    enquiryEmails: {
      reply: createReplyWriter({ db, replyTo, references }),
      enquiries: createEnquiryNotificationWriter(common),
      report: createReportWriter({ ...common, reports }),
      ...createUrgentWriters({ ...common, post: createWebhookClient(), webhook: config.NOTIFY_URGENT.webhook }),
    },
    onDelivered: createReplySettler(clock),
  });
  const { emails } = account;
  const textWork = createTextWork(common);
  const searchCleaning = createSearchIndexPurge(common);
  const retention = createRetention({ ...common, days: config.RETENTION_DAYS });
  const fileAddress = (path: string) => (config.FILE_BASE_URL ?? "") + path;
  const businessTime = toBusinessTime({
    ...config.OFFICE_HOURS,
    days: config.OFFICE_DAYS,
    holidays: config.OFFICE_HOLIDAYS,
  });
  const businessTimeSince = (since: string) => businessTime(since, toTimestamp(clock));
  const releaseFiles = () =>
    files.cleanup().catch((error: unknown) => log.warn({ err: error }, "deleting attachments failed, will retry"));
  const feed = getFeedSettings(config);
  const host = feed.url === undefined ? null : createFeedHost(feed.url);
  const pictureCopies = createEventPictures({ ...common, fileAddress, host });
  const pictures = createPictures({ ...common, copies: pictureCopies, fileAddress });
  const resources = {
    testimonials: createTestimonials({ ...common, textWork, pictures }),
    enquiries: createEnquiries({ ...common, businessTimeSince, textWork, releaseFiles }),
    cases: createEnquiryWorkflow({ ...common, businessTimeSince, sources: { replyTo, campaign } }),
    changeSeveral: createBulkChanger(common),
    caseDesk: createEnquiryPresence(common),
    replies: createReplies({ ...common, emails, businessTimeSince }),
    readyAnswers: createCannedReplies(common),
    staffLetters: createStaffNotifications({ ...common, emails }),
    reports,
    reportEmails: createReportEmails({ ...common, emails }),
    urgentNotices: createUrgentNotices({ ...common, emails, targets: config.NOTIFY_URGENT }),
    districtContacts: createDistrictContacts(common),
    essentialLinks: createEssentialLinks(common),
    centres: createCentres(common),
    brochures: createBrochures(common),
    materials: createMaterials(common),
    pledge: createPledge(common),
    visits,
    notices: createAnnouncements(common),
    ownPages: createContentPages(common),
    staffDrafts: createStaffDrafts(common),
    posters: createPosters({ campaign, site }),
    proofs: createProofs({ clock, secret: await getAppSecret(db, "proofs-secret") }),
    pictures,
    events: createEvents({ ...common, feed, host, copies: pictureCopies, library: pictures }),
  };
  const { events } = resources;
  const incomingMail = createIncomingMail({
    ...common,
    files,
    textWork,
    toAttachedFile,
    triage,
    parse: createEmailParser(),
    conversations: createConversations({ ...common, references }),
    ownAddresses: [from.toLowerCase()],
  });
  const mailboxReader = createMailbox({ ...common, url: config.IMAP_URL, incomingMail });
  const dashboard = createDashboard({
    ...common,
    dashboardSummary: createDashboardSummary({ db, businessTimeSince }),
    events,
    campaign,
  });
  const imports = createImports({
    ...common,
    entities: {
      events: events.admin.importing.kind,
      "district-contacts": DISTRICT_CONTACT_ENTITY,
      "essential-links": ESSENTIAL_LINK_ENTITY,
      centres: CENTRE_ENTITY,
    },
    hooks: { events: events.admin.importing },
    messages: ERROR_MESSAGES,
  });
  const auditedEntities = [
    ESSENTIAL_LINK_ENTITY,
    DISTRICT_CONTACT_ENTITY,
    CENTRE_ENTITY,
    TESTIMONIAL_ENTITY,
    ENQUIRY_ENTITY,
    CANNED_REPLY_ENTITY,
    ANNOUNCEMENT_ENTITY,
    campaign.kind,
    resources.brochures.kind,
    resources.materials.kind,
    pictures.kind,
    ...resources.events.admin.kinds,
    resources.ownPages.kind,
    imports.kind,
  ];
  const history = createAuditLog({
    ...common,
    secret: historySecret,
    kinds: auditedEntities,
  });
  const dueContent = createScheduledPublishing({
    ...common,
    sources: [resources.notices, events, resources.ownPages, resources.pledge],
  });
  const invalidations = createInvalidations({ ...common, url: config.CDN_PURGE_URL, token: config.CDN_PURGE_TOKEN });
  const { BACKUP_EVERY_HOURS: everyHours } = config;
  const backupSchedule = createBackupSchedule({ ...common, everyHours, copies: copies !== null });
  const staff = createStaff({ ...common, ...account, releaseEnquiries: resources.cases.releaseFrom });
  const search = createSearch({ database, ...resources, staff });
  const siteSearch = createSiteSearch({ ...common, ...resources, campaign: campaign.shown, search });
  const mailServer = config.SMTP_URL !== undefined;
  return {
    ...account,
    staff,
    dashboard,
    search,
    siteSearch,
    invitations: createInvitations({ ...common, ...account, tokens: invitationTokens, hashPassword }),
    site,
    database,
    publicContent: contentVersion,
    mailer,
    testLetters: createTestEmails({ ...common, mailServer }),
    storage,
    health: createHealth({ database, mailer, storage }),
    ...resources,
    textWork,
    campaign,
    history,
    dueContent,
    invalidations,
    backups: createBackups({
      ...common,
      brochureKey,
      mailServer,
      feed: config.EVENT_FEED_URL !== undefined,
      folder: config.DATA_DIR,
      served: getServedFolders(config),
      scheduled: {
        folder: config.BACKUP_DIR ?? join(config.DATA_DIR, "backups"),
        everyHours,
        keep: config.BACKUP_KEEP,
        copies,
      },
      recipients: config.BACKUP_AGE_RECIPIENT,
      version: VERSION,
      passwordFile: getPasswordFile(config.DATA_DIR),
      outside: { ...config.described, program: VERSION, campaignFile: config.CAMPAIGN_FILE },
    }),
    backupSchedule,
    incomingMail,
    mailbox: mailboxReader,
    openAttachment: (attachment: { id: number; n: number }) => openAttachment({ db, storage }, attachment),
    sampleContent: createSampleContent(common),
    imports,
    translations: createTranslations({ ...common, campaign, entities: auditedEntities }),
    visitors: createDataRequests({ ...common, releaseFiles: files.cleanup, pictures }),
    services: {
      campaign: campaign.shown,
      tollFree: campaign.tollFree,
      quickExitUrl: config.LEAVE_TO,
      offlineHelp: config.OFFLINE_HELP,
      sharePictures: createOgImages(),
      ...resources,
      siteSearch,
      retention,
      fileAddress,
    } satisfies PageServices,
    /** Deletes what has expired. */
    async cleanup() {
      await account.cleanup();
      await invitationTokens.cleanup();
      await resources.events.cleanup();
      await limits.cleanup(db);
      await retainedFiles.cleanup();
      await files.cleanup();
      await retention.cleanup();
      await imports.cleanup();
      await resources.replies.cleanup();
      await incomingMail.cleanup();
      await resources.caseDesk.cleanup();
      await resources.ownPages.cleanup();
      await resources.staffDrafts.cleanup();
      await resources.visits.cleanup();
      await textWork.finish();
      await searchCleaning.cleanup();
    },
    async close() {
      await mailboxReader.stop();
      await backupSchedule.stop();
      await invalidations.stop();
      await resources.staffLetters.stop();
      await resources.urgentNotices.stop();
      await resources.reportEmails.stop();
      await resources.events.stop();
      await resources.visits.stop();
      await textWork.stop();
      await searchCleaning.stop();
      await dueContent.stop();
      contentVersion.stop();
      await account.emails.stop();
      await database.close();
    },
  };
}

export type Container = Awaited<ReturnType<typeof createContainer>>;

/** Warns about data folders that other users of the machine can enter. */
async function warnAboutOpenFolders(folders: (string | undefined)[], log: Log): Promise<void> {
  for (const folder of folders) {
    const found = folder === undefined ? null : await stat(folder).catch(() => null);
    if (found && (found.mode & 0o007) !== 0)
      log.warn({ folder }, "folder is accessible to other users of this machine; run chmod o-rwx on it");
  }
}

/** The address in the From header of every email. */
const getSender = ({ MAIL_FROM, PUBLIC_ORIGIN = "http://localhost" }: Config): string =>
  MAIL_FROM ?? `no-reply@${new URL(PUBLIC_ORIGIN).hostname}`;

async function createMailer(
  { SMTP_URL, PUBLIC_ORIGIN, DATA_DIR }: Config,
  { from, ...deps }: { from: string; log: Log; clock: Clock },
): Promise<Mailer> {
  const { hostname } = new URL(PUBLIC_ORIGIN ?? "http://localhost");
  const isDomain = hostname.includes(".") && isIP(hostname) === 0;
  return SMTP_URL
    ? (await import("../mail/smtp.ts")).createSmtp({ url: SMTP_URL, from, name: isDomain ? hostname : undefined })
    : createOutbox({ folder: join(DATA_DIR, "outbox"), from, ...deps });
}
/** Folders whose files are public. */
const getServedFolders = ({ DATA_DIR, STORAGE_URL = "" }: Config): string[] => [
  "public",
  "build",
  join(DATA_DIR, "files"),
  ...(STORAGE_URL.startsWith("file:") ? [fileURLToPath(STORAGE_URL)] : []),
];

const getFeedSettings = ({
  EVENT_FEED_URL: url,
  EVENT_FEED_KEY: key,
  EVENT_FEED_KEY_HEADER: keyHeader,
}: Config): FeedSettings => ({
  url,
  key,
  keyHeader,
});
