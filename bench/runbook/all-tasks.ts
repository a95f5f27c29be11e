import { CLUSTER } from "./cluster.ts";
import { INCIDENT_DRILLS } from "./incident-drills.ts";
import { ONE_MACHINE } from "./one-machine.ts";
import type { Task } from "./tasks.ts";

/** In order: each depends on the earlier ones. */
export const TASKS: Task[] = [...ONE_MACHINE, ...INCIDENT_DRILLS, ...CLUSTER];
