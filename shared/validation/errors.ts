/** Values for placeholders like `{limit}`. */
export type Params = Readonly<Record<string, string | number>>;

/** A violated rule by its stable code, part of the API. */
export interface Violation<Code extends string = string> {
  code: Code;
  params?: Params;
}

/** The first violation, and one per field. */
export interface ValidationFailure {
  rule: Violation;
  fields: Record<string, Violation>;
}

/** A localised validation failure. */
export interface LocalizedErrors {
  message: string;
  errors: Record<string, string>;
}

/** Messages by code; `{limit}` is a placeholder, `{limit, number}` one with thousands separators. */
export type ErrorMessages = Readonly<Record<string, string>>;

export type MessageCode<English> = keyof English & string;

/** Limits by the code of their violation. */
export type Limits = Readonly<Record<string, number>>;

/** Typed error codes of a part. */
export const errorCodes =
  <English extends ErrorMessages>() =>
  <Code extends MessageCode<English>>(code: Code): Code =>
    code;

/** Message types for client-side schemas; the texts come with the page. */
export const messagesByType = <English extends ErrorMessages>(): English => ({}) as English;

/** The message of a violation; the code itself if there is none. */
export const formatMessage = (messages: ErrorMessages, { code, params = {} }: Violation): string =>
  (messages[code] ?? code).replace(/\{(\w+)(, number)?\}/g, (placeholder, name: string, grouped?: string) => {
    const value = params[name] ?? placeholder;
    return grouped && typeof value === "number" ? value.toLocaleString("en") : String(value);
  });

export const toMessages = ({ rule, fields }: ValidationFailure, messages: ErrorMessages): LocalizedErrors => ({
  message: formatMessage(messages, rule),
  errors: Object.fromEntries(Object.entries(fields).map(([field, broken]) => [field, formatMessage(messages, broken)])),
});

/** Error body of the API, possibly incomplete. */
export interface ErrorResponse {
  message?: string | undefined;
  errors?: Record<string, string> | undefined;
  code?: string | undefined;
  codes?: Record<string, string> | undefined;
}

/** Uses local messages for known codes, else the server's text. */
export function localizeErrors(
  { message, errors = {}, code, codes = {} }: ErrorResponse,
  messages: ErrorMessages,
): { message: string | undefined; errors: Record<string, string> } {
  const known = (name: string | undefined): string | undefined => {
    const message = name !== undefined && Object.hasOwn(messages, name) ? messages[name] : undefined;
    return message?.includes("{") ? undefined : message;
  };
  return {
    message: known(code) ?? message,
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, message]) => [field, known(codes[field]) ?? message]),
    ),
  };
}

export type TextErrorMessages<Field extends string> = Readonly<
  Record<`${Field}-too-long` | `${Field}-unusable`, string>
>;

/** English messages of the common text rules. */
export const textErrors = <Field extends string>(field: Field, label: string) =>
  ({
    [`${field}-too-long`]: `${label} can have at most {limit} characters.`,
    [`${field}-unusable`]: `${label} contains invalid characters.`,
  }) as TextErrorMessages<Field>;
