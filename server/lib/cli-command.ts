import type { Config } from "../config/config.ts";

interface CommandHelp {
  usage: string;
  does: string;
}

/** A command that needs no installation. */
export interface StandaloneCommand extends CommandHelp {
  /**
   * @returns what to print
   * @throws Error in plain words
   */
  runAlone(words: string[], config: Config): Promise<string>;
}

/** A command, its arguments, and the modules that it uses. */
export interface Command<Parts> extends CommandHelp {
  /** True if it may run before the installation exists. */
  begins?: true;
  /**
   * @returns what to print
   * @throws Error in plain words
   */
  run(product: Parts, words: string[], config: Config): Promise<string>;
}
