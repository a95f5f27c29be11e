declare module "virtual:inline/*" {
  /** Minified. */
  export const text: string;
  /** CSP hash source. */
  export const hash: string;
}
