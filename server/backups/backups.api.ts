import { backupState } from "../../domain/backups.ts";
import { type Call, call } from "../http/call.ts";
import type { Backups } from "./backups.ts";

export const backupCalls = (backups: Backups): Call[] => [
  call("GET /api/dashboard/backups", {
    summary: "Tell when a backup was last made, and when one was last proven by restoring",
    act: "see backups",
    gives: backupState,
    handle: () => backups.state(),
  }),
];
