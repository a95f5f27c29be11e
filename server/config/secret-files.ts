import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";

const MAX_SECRET_BYTES = 16_384;

export const fileNameOf = (name: string): string => `${name}_FILE`;

/**
 * Reads a secret from the environment, the file in `NAME_FILE`, or a systemd credential.
 * @throws Error in one line, without the secret
 */
export function secretOf(name: string, environment: Record<string, string | undefined>): string | undefined {
  const file = environment[fileNameOf(name)] || undefined;
  const folder = environment["CREDENTIALS_DIRECTORY"] || undefined;
  const given = [
    { by: name, value: environment[name] || undefined },
    { by: fileNameOf(name), value: file && wholeOf(fileNameOf(name), file) },
    { by: `the credential ${name} of systemd`, value: folder && credentialOf(name, folder) },
  ].filter(({ value }) => value !== undefined);
  if (given.length > 1)
    throw new Error(`${name} is given more than once, by ${given.map(({ by }) => by).join(" and by ")}. Keep one.`);
  return given[0]?.value;
}

function credentialOf(name: string, folder: string): string | undefined {
  try {
    return wholeOf(`The credential ${name}`, join(folder, name));
  } catch (error) {
    if (codeOf((error as Error).cause) === "ENOENT") return undefined;
    throw error;
  }
}

/** Without the final newline. */
function wholeOf(who: string, path: string): string {
  const value = read(who, path).replace(/\r?\n$/, "");
  if (value === "") throw new Error(`${who}: ${path} is empty.`);
  return value;
}

function read(who: string, path: string): string {
  const room = Buffer.alloc(MAX_SECRET_BYTES + 1);
  let length = 0;
  try {
    const file = openSync(path, "r");
    try {
      for (let more = 1; more > 0 && length < room.length; length += more)
        more = readSync(file, room, length, room.length - length, null);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new Error(`${who}: ${path} cannot be read (${codeOf(error)}).`, { cause: error });
  }
  if (length > MAX_SECRET_BYTES) throw new Error(`${who}: ${path} holds more than ${MAX_SECRET_BYTES} bytes.`);
  return room.toString("utf8", 0, length);
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? "unknown reason";
