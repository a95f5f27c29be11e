import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Log } from "../lib/logger.ts";

interface SystemdEnvironment {
  /** Socket of sd_notify(3). */
  NOTIFY_SOCKET: string | undefined;
  /** Watchdog timeout in µs. */
  WATCHDOG_USEC: number | undefined;
}

/**
 * Notifies systemd: ready, then watchdog pings at twice the required rate. Uses `systemd-notify`, since Node
 * has no Unix datagrams; needs `NotifyAccess=all`.
 */
export async function notifySystemd({ NOTIFY_SOCKET, WATCHDOG_USEC }: SystemdEnvironment, log: Log): Promise<void> {
  if (NOTIFY_SOCKET === undefined) return;
  const notify = async (state: string) => {
    const [code] = await once(spawn("systemd-notify", [state], { stdio: "ignore" }), "exit");
    if (code !== 0) throw new Error(`systemd-notify left with ${code}.`);
  };
  const logFailure = (error: unknown) => log.error({ err: error }, "systemd notification failed");
  await notify("READY=1").catch(logFailure);
  if (WATCHDOG_USEC === undefined) return;
  setInterval(() => void notify("WATCHDOG=1").catch(logFailure), WATCHDOG_USEC / 2000).unref();
}
