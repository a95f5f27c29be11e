import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A clock of some processes that is not this machine's. */
export interface MovedClock {
  /** What they are started with. */
  settings: Record<string, string>;
  /** From now on, like `+1h` or `-3d` from this machine's. */
  set(offset: string): void;
  remove(): void;
}

/** A clock that goes right until it is set, or why there cannot be one here. How long something takes is measured as ever. */
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
