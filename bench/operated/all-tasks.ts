import { BAD_DAYS } from "./bad-days.ts";
import { CLUSTER } from "./cluster.ts";
import { ONE_MACHINE } from "./one-machine.ts";
import type { Task } from "./tasks.ts";

/** In order: each depends on the earlier ones. */
export const TASKS: Task[] = [...ONE_MACHINE, ...BAD_DAYS, ...CLUSTER];
