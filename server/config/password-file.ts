import { join } from "node:path";

/** Holds the random password of the first administrator under systemd. */
export const getPasswordFile = (dataFolder: string): string => join(dataFolder, "first-password");
