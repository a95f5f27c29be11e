import { getLocalMirror } from "./packages.ts";
import { run } from "./shell.ts";

/** Returns why containers cannot boot here; undefined if they can. */
export async function unable(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "a Debian is booted on Linux and by root alone.";
  for (const program of ["systemd-nspawn", "debootstrap", "nsenter", "ip", "openssl"]) {
    const { code } = await run(["bash", "-c", `command -v ${program}`]);
    if (code !== 0) return `${program} is not here.`;
  }
  const namespace = await run(["unshare", "--mount", "--net", "--pid", "--fork", "true"]);
  if (namespace.code !== 0) return "this machine lets nobody make namespaces.";
  return getLocalMirror() ? undefined : "the apt of this machine knows no mirror of Debian 12.";
}
