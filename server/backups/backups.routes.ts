import { backupState } from "../../shared/backups/backups.ts";
import { defineEndpoint, type Endpoint } from "../http/endpoint.ts";
import type { Backups } from "./backups.ts";

export const backupEndpoints = (backups: Backups): Endpoint[] => [
  defineEndpoint("GET /api/dashboard/backups", {
    summary: "Tell when a backup was last made, and when one was last proven by restoring",
    act: "see backups",
    wrap: backupState,
    handle: () => backups.state(),
  }),
];
