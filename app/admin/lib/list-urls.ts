/** From 1; invalid values become 1. */
export function getPageNumber(parameters: URLSearchParams, most = Number.MAX_SAFE_INTEGER): number {
  const page = Number(parameters.get("page") ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page <= most ? page : 1;
}

/** Omits the first page and blank values. */
export function withParameters(screen: string, asked: Readonly<Record<string, string>>, page: number): string {
  const said = Object.entries(asked).filter(([, value]) => value !== "");
  const parameters = new URLSearchParams(page > 1 ? [...said, ["page", String(page)]] : said);
  return parameters.size > 0 ? `${screen}?${parameters}` : screen;
}
