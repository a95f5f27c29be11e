import { backupState } from "../../shared/backups/backups.ts";
import { type Call, call } from "../http/endpoint.ts";
import type { Backups } from "./backups.ts";

export const backupCalls = (backups: Backups): Call[] => [
  call("GET /api/dashboard/backups", {
    summary: "Tell when a backup was last made, and when one was last proven by restoring",
    act: "see backups",
    gives: backupState,
    handle: () => backups.state(),
  }),
];
