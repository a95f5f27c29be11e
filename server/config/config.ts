import { resolve } from "node:path";
import * as z from "zod";
import { meetsAllCriteria, PASSWORD_MIN_LENGTH } from "../../shared/accounts/passwords.ts";
import { TWO_FACTOR_RULES } from "../../shared/two-factor/two-factor.ts";
import { isEmail } from "../../shared/validation/email.ts";
import { type DescribedConfig, describeConfig } from "./describe-config.ts";
import { getFileName, getSecret } from "./secret-files.ts";
import { rejectUnknownVariables } from "./unknown-variables.ts";

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const count = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const nonEmpty = z.string().min(1);
const matching = (pattern: RegExp) => z.string().regex(pattern);
/** A valid URL that matches the pattern. */
const address = (pattern: RegExp) => z.string().refine((value) => pattern.test(value) && URL.canParse(value));

const origin = address(/^https?:\/\/[^/\s]+$/);

/** Comma-separated values. */
const listOf = <Item extends z.ZodType<unknown, string>>(item: Item, unset: string) =>
  z
    .string()
    .default(unset)
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

/** RFC 9116, section 2.5.3. */
const CONTACT_URI = /^(https:\/\/|mailto:|tel:)[\x21-\x7e]+$/;

function isStorage(value: string): boolean {
  if (/^file:\/[^\s]*$/.test(value)) return URL.canParse(value);
  if (!/^s3:\/\/[a-z0-9][a-z0-9.-]+(\?.*)?$/.test(value)) return false;
  const { searchParams } = new URL(value);
  const endpoint = searchParams.get("endpoint");
  return (
    [...searchParams.keys()].every((name) => ["endpoint", "region"].includes(name)) &&
    (endpoint === null || (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)))
  );
}

/** A PostgreSQL URL for a Unix socket has no host. */
const isDatabase = (value: string): boolean =>
  /^sqlite:./.test(value) || (/^postgres(ql)?:\/\/./.test(value) && URL.canParse(value.replace("@/", "@localhost/")));

const WEBHOOK = "webhook:";
const isWebhook = (target: string): boolean =>
  /^webhook:https:\/\/[^\s/@]+(\/\S*)?$/.test(target) && URL.canParse(target.slice(WEBHOOK.length));

/** Every setting: its schema, and the error message. Documentation and tests follow this list. */
export const VARIABLES = {
  HOST: { schema: nonEmpty.default("127.0.0.1"), expects: "an address to listen on" },
  PORT: { schema: port.default(3000), expects: "a port from 0 to 65535" },
  PUBLIC_ORIGIN: { schema: origin.optional(), expects: "an address like https://example.org without a path" },
  DATA_DIR: { schema: nonEmpty.default("./data"), expects: "a folder" },
  DATABASE_URL: {
    schema: z.string().refine(isDatabase).optional(),
    expects: "sqlite:/path/to/file or postgres://user:password@host/database",
  },
  STORAGE_URL: {
    schema: z.string().refine(isStorage).optional(),
    expects: "file:/folder or s3://bucket?endpoint=https://host&region=name",
  },
  S3_ACCESS_KEY_ID: { schema: nonEmpty.optional(), expects: "the name of a key for the S3 storage" },
  S3_SECRET_ACCESS_KEY: { schema: nonEmpty.optional(), expects: "the secret of that key" },
  FILE_BASE_URL: {
    schema: address(/^https?:\/\/[^\s?#;,'"]+$/)
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    expects: "an address like https://files.example.org",
  },
  SMTP_URL: {
    schema: address(/^smtps?:\/\/[^\s/]/).optional(),
    expects: "smtp://user:password@host:port, or smtps://…",
  },
  IMAP_URL: {
    schema: address(/^imaps?:\/\/[^\s/@]+@[^\s/]/).optional(),
    expects: "imaps://user:password@host:993/INBOX",
  },
  MAIL_FROM: { schema: z.string().refine(isEmail).optional(), expects: "an email address" },
  ADMIN_EMAIL: { schema: z.string().refine(isEmail).default("admin@localhost.test"), expects: "an email address" },
  ADMIN_PASSWORD: {
    schema: z.string().refine(meetsAllCriteria).optional(),
    expects: `at least ${PASSWORD_MIN_LENGTH} characters with an uppercase and a lowercase letter, a number and a symbol`,
  },
  CORS_ORIGINS: {
    schema: listOf(origin, ""),
    expects: "addresses like https://example.org, separated by commas",
  },
  TRUST_PROXY: { schema: count(0, 10).default(0), expects: "the number of reverse proxies in front, from 0 to 10" },
  SAMPLE_CONTENT: { schema: flag.default(false), expects: "0 or 1" },
  CAMPAIGN_FILE: { schema: nonEmpty.optional(), expects: "a JSON file with the campaign's facts" },
  WORKERS: { schema: count(1, 64).default(1), expects: "the number of processes that share the port, from 1 to 64" },
  EVENT_FEED_URL: {
    schema: address(/^https?:\/\/[^\s@]+$/).optional(),
    expects: "an address like https://example.org/feed without a name and password in it",
  },
  EVENT_FEED_KEY: {
    schema: matching(/^[\x21-\x7e]+$/).optional(),
    expects: "printable ASCII characters without spaces",
  },
  EVENT_FEED_KEY_HEADER: {
    schema: matching(/^[A-Za-z0-9-]+$/).default("x-api-key"),
    expects: "the name of a header, such as x-api-key",
  },
  NOTIFY_URGENT: {
    schema: listOf(
      z.string().refine((target) => isEmail(target) || isWebhook(target)),
      "",
    ).transform((targets) => ({
      emails: targets.filter((target) => !isWebhook(target)),
      webhook: targets.find(isWebhook)?.slice(WEBHOOK.length),
    })),
    expects: "email addresses separated by commas, or webhook:https://…",
  },
  RETENTION_DAYS: { schema: count(1, 36_500).optional(), expects: "a number of days from 1 to 36500" },
  OFFICE_HOURS: {
    schema: z
      .string()
      .default("10:00-17:00")
      .transform((value) => /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/.exec(value)?.slice(1).map(Number))
      .transform(([from = 0, past = 0, to = 0, after = 0] = []) => ({
        opens: from * 60 + past,
        closes: to * 60 + after,
      }))
      .refine(({ opens, closes }) => opens < closes && closes <= 24 * 60),
    expects: "hours of a day in Indian time, like 10:00-17:00",
  },
  OFFICE_DAYS: {
    schema: listOf(matching(/^[1-7]$/).transform(Number), "1,2,3,4,5,6"),
    expects: "days of the week from 1 for Monday to 7 for Sunday, separated by commas",
  },
  OFFICE_HOLIDAYS: { schema: listOf(z.iso.date(), ""), expects: "days like 2026-12-25, separated by commas" },
  BACKUP_EVERY_HOURS: { schema: count(1, 720).optional(), expects: "a number of hours from 1 to 720" },
  BACKUP_DIR: { schema: nonEmpty.optional(), expects: "a folder" },
  BACKUP_KEEP: {
    schema: matching(/^[1-9]\d{0,3}(,\d{1,4}){2}$/)
      .default("14,8,12")
      .transform((value) => value.split(",").map(Number))
      .transform(([days = 1, weeks = 0, months = 0]) => ({ days, weeks, months })),
    expects: "numbers of days, weeks and months, like 14,8,12",
  },
  BACKUP_AGE_RECIPIENT: {
    schema: listOf(matching(/^age1(pq1)?[02-9ac-hj-np-z]{58,3000}$/), ""),
    expects: "age public keys (age1…), separated by commas",
  },
  BACKUP_COPY_URL: {
    schema: z
      .string()
      .refine((value) => value.startsWith("s3:") && isStorage(value))
      .optional(),
    expects: "s3://bucket?endpoint=https://host&region=name",
  },
  BACKUP_COPY_ACCESS_KEY_ID: { schema: nonEmpty.optional(), expects: "the name of a key for that bucket" },
  BACKUP_COPY_SECRET_ACCESS_KEY: { schema: nonEmpty.optional(), expects: "the secret of that key" },
  BACKUP_COPY_COMMAND: {
    schema: matching(/^\/\S+$/).optional(),
    expects: "the absolute path of a program",
  },
  MOVE_TO_URL: {
    schema: address(/^postgres(ql)?:\/\/./).optional(),
    expects: "postgres://user:password@host/database",
  },
  LEAVE_TO: {
    schema: address(/^https?:\/\/[^\s"'<>]+$/)
      .refine((value) => value.length <= 200)
      .default("https://www.wikipedia.org/"),
    expects: "an address like https://example.org/",
  },
  SECURITY_CONTACT: {
    schema: listOf(
      z
        .string()
        .refine((value) => isEmail(value) || (CONTACT_URI.test(value) && URL.canParse(value)))
        .transform((value) => (isEmail(value) ? `mailto:${value}` : value)),
      "",
    ),
    expects: "email addresses, or addresses like https://example.org/security, separated by commas",
  },
  CDN_PURGE_URL: {
    schema: address(/^https?:\/\/[^\s@]+$/).optional(),
    expects: "an address like https://cdn.example.org/purge without a name and password in it",
  },
  CDN_PURGE_TOKEN: {
    schema: matching(/^[\x21-\x7e]+$/).optional(),
    expects: "printable ASCII characters without spaces",
  },
  OFFLINE_HELP: { schema: flag.default(true), expects: "0 or 1" },
  REQUIRE_SECOND_FACTOR: {
    schema: z.enum(TWO_FACTOR_RULES).default("none"),
    expects: "none, owners or all",
  },
  VISITS: { schema: flag.default(true), expects: "0 or 1" },
  RATE_LIMITS: { schema: flag.default(true), expects: "0 or 1" },
  METRICS: { schema: flag.default(false), expects: "0 or 1" },
  PRINT_FIRST_PASSWORD: { schema: flag.default(true), expects: "0 or 1" },
  NOTIFY_SOCKET: { schema: nonEmpty.optional(), expects: "a systemd socket" },
  WATCHDOG_USEC: { schema: count(100_000, 86_400_000_000).optional(), expects: "a number of microseconds" },
  CALLED_FROM: { schema: nonEmpty.default("."), expects: "a folder" },
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
    expects: "trace, debug, info, warn, error, fatal or silent",
  },
} as const;

/** Settings that may come from a file (`NAME_FILE`). */
const SECRETS = [
  "DATABASE_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "IMAP_URL",
  "ADMIN_PASSWORD",
  "EVENT_FEED_KEY",
  "NOTIFY_URGENT",
  "MOVE_TO_URL",
  "CDN_PURGE_TOKEN",
  "BACKUP_COPY_ACCESS_KEY_ID",
  "BACKUP_COPY_SECRET_ACCESS_KEY",
] as const satisfies (keyof typeof VARIABLES)[];
const isSecret = (name: string): boolean => SECRETS.some((secret) => secret === name);

type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name]["schema"]> };

/** Validated settings (`docs/reference/settings.md`) and values derived from them. */
export interface Config extends Omit<Values, "PUBLIC_ORIGIN" | "DATABASE_URL"> {
  DATABASE_URL: string;
  /** Absent: derived from the port. */
  PUBLIC_ORIGIN: string | undefined;
  /** True if the data folder or database was set explicitly. */
  chosen: boolean;
  described: DescribedConfig;
  /** The rest of the environment, for the operator's programs. */
  otherVariables: Record<string, string | undefined>;
}

/** @throws Error in one line naming the variable */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const names = [...Object.keys(VARIABLES), ...SECRETS.map(getFileName)];
  rejectUnknownVariables(environment, names);
  const valueOf = (name: string) => (isSecret(name) ? getSecret(name, environment) : environment[name]) || undefined;
  const read = Object.entries(VARIABLES).map(([name, { schema, expects }]) => {
    const result = schema.safeParse(valueOf(name));
    if (!result.success) throw new Error(`${name} must be ${expects}.`);
    return [name, result.data];
  });
  const values = Object.fromEntries(read) as Values;
  for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
    if (values.STORAGE_URL?.startsWith("s3:") && !values[name])
      throw new Error(`${name} must be ${VARIABLES[name].expects}.`);
  }
  rejectUnsafe(values);
  const DATA_DIR = resolve(values.DATA_DIR);
  return {
    ...values,
    DATA_DIR,
    PUBLIC_ORIGIN: values.PUBLIC_ORIGIN,
    chosen: Boolean(environment["DATA_DIR"] || values.DATABASE_URL),
    DATABASE_URL: values.DATABASE_URL ?? `sqlite:${DATA_DIR}/campaign.sqlite`,
    described: describeConfig(environment, names, { isSecret, valueOf }),
    otherVariables: Object.fromEntries(Object.entries(environment).filter(([name]) => !names.includes(name))),
  };
}

/** @throws Error for backup settings that would leak data */
function rejectUnsafe(values: Values): void {
  if (values.BACKUP_COPY_URL === undefined) return;
  for (const name of ["BACKUP_COPY_ACCESS_KEY_ID", "BACKUP_COPY_SECRET_ACCESS_KEY"] as const)
    if (!values[name]) throw new Error(`${name} must be ${VARIABLES[name].expects}.`);
  if (values.BACKUP_AGE_RECIPIENT.length === 0)
    throw new Error(
      "BACKUP_COPY_URL needs BACKUP_AGE_RECIPIENT: backups with personal data must be encrypted before they leave this machine.",
    );
  if (values.BACKUP_COPY_COMMAND !== undefined)
    throw new Error("BACKUP_COPY_URL and BACKUP_COPY_COMMAND are both set. Keep one.");
}
