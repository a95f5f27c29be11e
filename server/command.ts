import type { Product } from "./assemble.ts";

/** Something an operator can ask for, beside its words. */
export interface Command {
  usage: string;
  does: string;
  /** @returns what is said when it is done; @throws Error in words for the operator. */
  run(product: Product, words: string[]): Promise<string>;
}
