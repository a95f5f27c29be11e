/** Whether it can be read as a whole address. Browsers of 2022, which we build for, have no `URL.canParse`. */
export function isParsable(address: string): boolean {
  try {
    return new URL(address).href !== "";
  } catch {
    return false;
  }
}
