import { resolve } from "node:path";
import * as z from "zod";
import { isEmail } from "../domain/email.ts";
import { meetsAllCriteria } from "../domain/passwords.ts";
import { SECOND_FACTOR_RULES } from "../domain/second-factor.ts";

const port = z.coerce.number().int().min(0).max(65535);
const origin = z.string().refine((value) => /^https?:\/\/[^/\s]+$/.test(value) && URL.canParse(value));
const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const count = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

/** Values that commas separate. */
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

/** A folder of this machine, or a bucket with where to find it. */
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

/** Every variable, what it must be, and the words that say so. The only list there is; README and tests follow it. */
export const VARIABLES = {
  HOST: { schema: z.string().min(1).default("127.0.0.1"), expects: "an address to listen on" },
  PORT: { schema: port.default(3000), expects: "a port from 0 to 65535" },
  PUBLIC_ORIGIN: { schema: origin.optional(), expects: "an address like https://example.org without a path" },
  DATA_DIR: { schema: z.string().min(1).default("./data"), expects: "a folder" },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/)
      .optional(),
    expects: "sqlite:/path/to/file or postgres://user:password@host/database",
  },
  STORAGE_URL: {
    schema: z.string().refine(isStorage).optional(),
    expects: "file:/folder or s3://bucket?endpoint=https://host&region=name",
  },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1).optional(), expects: "the name of a key for the S3 storage" },
  S3_SECRET_ACCESS_KEY: { schema: z.string().min(1).optional(), expects: "the secret of that key" },
  FILE_BASE_URL: {
    schema: z
      .string()
      .refine((value) => /^https?:\/\/[^\s?#;,'"]+$/.test(value) && URL.canParse(value))
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    expects: "an address like https://files.example.org",
  },
  SMTP_URL: {
    schema: z
      .string()
      .refine((value) => /^smtps?:\/\/[^\s/]/.test(value) && URL.canParse(value))
      .optional(),
    expects: "smtp://user:password@host:port, or smtps://…",
  },
  MAIL_FROM: { schema: z.string().refine(isEmail).optional(), expects: "an e-mail address" },
  ADMIN_EMAIL: { schema: z.string().refine(isEmail).default("admin@localhost.test"), expects: "an e-mail address" },
  ADMIN_PASSWORD: {
    schema: z.string().refine(meetsAllCriteria).optional(),
    expects: "at least 8 characters with an uppercase and a lowercase letter, a number and a symbol",
  },
  CORS_ORIGINS: {
    schema: listOf(origin, ""),
    expects: "addresses like https://example.org, separated by commas",
  },
  TRUST_PROXY: { schema: count(0, 10).default(0), expects: "how many reverse proxies stand in front, from 0 to 10" },
  SAMPLE_CONTENT: { schema: flag.default(false), expects: "0 or 1" },
  CAMPAIGN_FILE: { schema: z.string().min(1).optional(), expects: "a JSON file with the campaign's facts" },
  WORKERS: { schema: count(1, 64).default(1), expects: "how many processes share the port, from 1 to 64" },
  EVENT_FEED_URL: {
    schema: z
      .string()
      .refine((value) => /^https?:\/\/[^\s@]+$/.test(value) && URL.canParse(value))
      .optional(),
    expects: "an address like https://example.org/feed without a name and password in it",
  },
  EVENT_FEED_KEY: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    expects: "printable ASCII characters without spaces",
  },
  EVENT_FEED_KEY_HEADER: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/)
      .default("x-api-key"),
    expects: "the name of a header, such as x-api-key",
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
    schema: listOf(
      z
        .string()
        .regex(/^[1-7]$/)
        .transform(Number),
      "1,2,3,4,5,6",
    ),
    expects: "days of the week from 1 for Monday to 7 for Sunday, separated by commas",
  },
  OFFICE_HOLIDAYS: { schema: listOf(z.iso.date(), ""), expects: "days like 2026-12-25, separated by commas" },
  BACKUP_EVERY_HOURS: { schema: count(1, 720).optional(), expects: "a number of hours from 1 to 720" },
  BACKUP_DIR: { schema: z.string().min(1).optional(), expects: "a folder" },
  MOVE_TO_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/./)
      .refine(URL.canParse)
      .optional(),
    expects: "postgres://user:password@host/database",
  },
  LEAVE_TO: {
    schema: z
      .string()
      .max(200)
      .refine((value) => /^https?:\/\/[^\s"'<>]+$/.test(value) && URL.canParse(value))
      .default("https://www.wikipedia.org/"),
    expects: "an address like https://example.org/",
  },
  OFFLINE_HELP: { schema: flag.default(true), expects: "0 or 1" },
  REQUIRE_SECOND_FACTOR: {
    schema: z.enum(SECOND_FACTOR_RULES).default("none"),
    expects: "none, owners or all",
  },
  RATE_LIMITS: { schema: flag.default(true), expects: "0 or 1" },
  METRICS: { schema: flag.default(false), expects: "0 or 1" },
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
    expects: "trace, debug, info, warn, error, fatal or silent",
  },
} as const;

type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name]["schema"]> };

/** The settings of one start. */
export interface Config extends Omit<Values, "PUBLIC_ORIGIN" | "DATABASE_URL"> {
  DATABASE_URL: string;
  /** Absent: follows from the port that is listened on. */
  PUBLIC_ORIGIN: string | undefined;
  /** Whether somebody said which installation is meant, by its folder or its database. */
  chosen: boolean;
}

/**
 * Reads and checks every setting.
 * @throws Error in one line that names the variable and what it expects.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const read = Object.entries(VARIABLES).map(([name, { schema, expects }]) => {
    const result = schema.safeParse(environment[name] || undefined);
    if (!result.success) throw new Error(`${name} must be ${expects}.`);
    return [name, result.data];
  });
  const values = Object.fromEntries(read) as Values;
  for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
    if (values.STORAGE_URL?.startsWith("s3:") && !values[name])
      throw new Error(`${name} must be ${VARIABLES[name].expects}.`);
  }
  const DATA_DIR = resolve(values.DATA_DIR);
  return {
    ...values,
    DATA_DIR,
    PUBLIC_ORIGIN: values.PUBLIC_ORIGIN,
    chosen: Boolean(environment["DATA_DIR"] || environment["DATABASE_URL"]),
    DATABASE_URL: values.DATABASE_URL ?? `sqlite:${DATA_DIR}/campaign.sqlite`,
  };
}
