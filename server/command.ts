import type { Product } from "./assemble.ts";
import type { Config } from "./config.ts";

interface Asked {
  usage: string;
  does: string;
}

/** Something an operator can ask for that needs no installation, and touches none. */
export interface LoneCommand extends Asked {
  /** @returns what is said when it is done; @throws Error in words for the operator. */
  runAlone(words: string[], config: Config): Promise<string>;
}

/** Something an operator can ask for, beside its words. */
export interface Command extends Asked {
  /** Whether it may be asked where nothing is installed yet. */
  begins?: true;
  /** @returns what is said when it is done; @throws Error in words for the operator. */
  run(product: Product, words: string[], config: Config): Promise<string>;
}
