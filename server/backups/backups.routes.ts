import { backupState } from "../../shared/backups/backups.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import type { Backups } from "./backups.ts";

export const backupEndpoints = (backups: Backups) => [
  defineEndpoint("GET /api/dashboard/backups", {
    summary: "Tell when a backup was last made, and when one was last proven by restoring",
    act: "see backups",
    wrap: backupState,
    handle: () => backups.state(),
  }),
];
