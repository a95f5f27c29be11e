import { join } from "node:path";

/** Holds the random password of the first administrator under systemd or in a container. */
export const getPasswordFile = (dataFolder: string): string => join(dataFolder, "first-password");
