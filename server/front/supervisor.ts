import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Log } from "../log.ts";

interface Told {
  /** The socket of whoever started this process and wants to be told (sd_notify(3)); undefined: nobody does. */
  NOTIFY_SOCKET: string | undefined;
  /** After so many microseconds of silence the process is taken for hung; undefined: never. */
  WATCHDOG_USEC: number | undefined;
}

/**
 * Tells systemd that visitors are served, and from then on that this process still works, twice as often as it wants to
 * hear it. By systemd's own command, since Node speaks no datagrams of Unix; the unit needs `NotifyAccess=all` for it.
 */
export async function tellSupervisor({ NOTIFY_SOCKET, WATCHDOG_USEC }: Told, log: Log): Promise<void> {
  if (NOTIFY_SOCKET === undefined) return;
  const tell = async (state: string) => {
    const [code] = await once(spawn("systemd-notify", [state], { stdio: "ignore" }), "exit");
    if (code !== 0) throw new Error(`systemd-notify left with ${code}.`);
  };
  const untold = (fault: unknown) => log.error({ err: fault }, "systemd could not be told that the product works");
  await tell("READY=1").catch(untold);
  if (WATCHDOG_USEC === undefined) return;
  setInterval(() => void tell("WATCHDOG=1").catch(untold), WATCHDOG_USEC / 2000).unref();
}
