import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface MovedClock {
  settings: Record<string, string>;
  /** Offset such as `+1h` or `-3d`. */
  set(offset: string): void;
  remove(): void;
}

/** Returns a reason if unavailable. */
export function moveClock(): MovedClock | string {
  const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");
  if (!library) return "libfaketime (Debian's faketime) is not there";
  const folder = mkdtempSync(join(tmpdir(), "campaign-clock-"));
  const file = join(folder, "offset");
  const set = (offset: string) => writeFileSync(file, offset);
  set("+0");
  return {
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
