import type { Product } from "./assemble.ts";
import type { Config } from "./config.ts";

/** Something an operator can ask for, beside its words. */
export interface Command {
  usage: string;
  does: string;
  /** Whether it may be asked where nothing is installed yet. */
  begins?: true;
  /** @returns what is said when it is done; @throws Error in words for the operator. */
  run(product: Product, words: string[], config: Config): Promise<string>;
}
