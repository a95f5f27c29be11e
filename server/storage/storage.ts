import type { Readable } from "node:stream";

/** A file that lies there; its bytes are read only when it is opened. */
export interface StoredFile {
  /** Bytes of the whole file. */
  size: number;
  /** The bytes from `start` to `end`, both included; the whole file without a range. */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/**
 * Where uploads live. Keys are made by the product, never by a visitor, and what lies under a key never changes, so
 * that a file may be kept by everyone for ever: a folder, a hash or random name, an ending that tells its type.
 */
export interface Storage {
  /** Resolves once the bytes are durable. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The file, or null when there is none. */
  find(key: string): Promise<StoredFile | null>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Keys that begin with a folder's name, for tidying. */
  list(folder: string): Promise<string[]>;
  ping(): Promise<void>;
}

/** The address of a stored file on this site, before `FILE_BASE_URL`. */
export const addressOf = (key: string): string => `/files/${key}`;

/** The key of the stored file at an address on this site. */
export const keyOf = (address: string): string => address.slice(addressOf("").length);
