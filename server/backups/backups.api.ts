import { backupState } from "../../domain/backups.ts";
import { type Call, call } from "../http/call.ts";
import type { Backups } from "./backups.ts";

export const backupCalls = (backups: Backups): Call[] => [
  call({
    method: "GET",
    path: "/api/dashboard/backups",
    summary: "Tell when a backup was last made, and when one was last proven by restoring",
    act: "see backups",
    answers: { 200: backupState },
    handle: async () => ({ status: 200, body: await backups.state() }),
  }),
];
