import { BAD_DAYS } from "./bad-days.ts";
import { CLUSTER } from "./cluster.ts";
import { ONE_MACHINE } from "./one-machine.ts";
import type { Task } from "./tasks.ts";

/** Every task of docs/operating.md, each on what those before it left. */
export const TASKS: Task[] = [...ONE_MACHINE, ...BAD_DAYS, ...CLUSTER];
