import { CLUSTER } from "./cluster.ts";
import { BAD_DAYS } from "./incident-drills.ts";
import { ONE_MACHINE } from "./one-machine.ts";
import type { Task } from "./tasks.ts";

/** In order: each depends on the earlier ones. */
export const TASKS: Task[] = [...ONE_MACHINE, ...BAD_DAYS, ...CLUSTER];
