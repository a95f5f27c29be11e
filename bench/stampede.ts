import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MeasuredSite } from "./site.ts";

/** Load script with cache misses only. */
export function stampedeScript({ folder }: MeasuredSite): string {
  const script = join(folder, "crowd.lua");
  writeFileSync(
    script,
    `request = function() return wrk.format("GET", "/events?district=" .. math.random(1, 1000000000)) end\n`,
  );
  return script;
}
