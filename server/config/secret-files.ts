import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";

const MAX_SECRET_BYTES = 16_384;

export const getFileName = (name: string): string => `${name}_FILE`;

/**
 * Reads a secret from the environment, the file in `NAME_FILE`, or a systemd credential.
 * @throws Error in one line, without the secret
 */
export function getSecret(name: string, environment: Record<string, string | undefined>): string | undefined {
  const file = environment[getFileName(name)] || undefined;
  const folder = environment["CREDENTIALS_DIRECTORY"] || undefined;
  const given = [
    { by: name, value: environment[name] || undefined },
    { by: getFileName(name), value: file && getWhole(getFileName(name), file) },
    { by: `the systemd credential ${name}`, value: folder && getCredential(name, folder) },
  ].filter(({ value }) => value !== undefined);
  if (given.length > 1)
    throw new Error(`${name} is set more than once: by ${given.map(({ by }) => by).join(" and by ")}. Keep one.`);
  return given[0]?.value;
}

function getCredential(name: string, folder: string): string | undefined {
  try {
    return getWhole(`The credential ${name}`, join(folder, name));
  } catch (error) {
    if (getCode((error as Error).cause) === "ENOENT") return undefined;
    throw error;
  }
}

/** Without the final newline. */
function getWhole(person: string, path: string): string {
  const value = read(person, path).replace(/\r?\n$/, "");
  if (value === "") throw new Error(`${person}: ${path} is empty.`);
  return value;
}

function read(person: string, path: string): string {
  const buffer = Buffer.alloc(MAX_SECRET_BYTES + 1);
  let length = 0;
  try {
    const file = openSync(path, "r");
    try {
      for (let more = 1; more > 0 && length < buffer.length; length += more)
        more = readSync(file, buffer, length, buffer.length - length, null);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new Error(`${person}: ${path} cannot be read (${getCode(error)}).`, { cause: error });
  }
  if (length > MAX_SECRET_BYTES) throw new Error(`${person}: ${path} is larger than ${MAX_SECRET_BYTES} bytes.`);
  return buffer.toString("utf8", 0, length);
}

const getCode = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? "unknown reason";
