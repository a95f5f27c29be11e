import { accessSync, constants } from "node:fs";

/** The code of the error if nothing can be created in a folder, as on a read-only file system. */
export function getWriteError(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}
