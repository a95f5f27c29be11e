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

/** Something an operator can ask for, beside its words, and the parts of the product that it takes. */
export interface Command<Parts> extends Asked {
  /** Whether it may be asked where nothing is installed yet. */
  begins?: true;
  /** @returns what is said when it is done; @throws Error in words for the operator. */
  run(product: Parts, words: string[], config: Config): Promise<string>;
}
