import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MeasuredSite } from "./site.ts";

/** A script for the load generator that asks for lists that nobody asked for before, each of which must be made. */
export function crowdScript({ folder }: MeasuredSite): string {
  const script = join(folder, "crowd.lua");
  writeFileSync(
    script,
    `request = function() return wrk.format("GET", "/events?district=" .. math.random(1, 1000000000)) end\n`,
  );
  return script;
}
