import type { Command } from "commander";
import type { Config } from "../config/config.ts";

/** Makes the actions of commands. An action returns what to print, and throws an Error in plain words. */
export interface CommandRunner<Parts> {
  /**
   * `begins`: may run before the installation exists. `fromReadOnly`: runs with a read-only data folder; the first
   * argument is the file that it writes.
   */
  run<Args extends unknown[]>(
    action: (parts: Parts, config: Config, ...args: Args) => Promise<string>,
    options?: { begins?: boolean; fromReadOnly?: boolean },
  ): (...args: Args) => Promise<void>;
  /** For commands that need no installation. */
  runAlone<Args extends unknown[]>(
    action: (config: Config, ...args: Args) => Promise<string>,
  ): (...args: Args) => Promise<void>;
}

/** Adds the commands of a module, which use `Parts` of the container. */
export type AddCommands<Parts> = (cli: Command, runner: CommandRunner<Parts>) => void;
