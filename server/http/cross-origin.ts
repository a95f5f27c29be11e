/** Response headers exposed to other origins. */
export const EXPOSED_HEADERS = ["ETag", "Retry-After", "Content-Disposition"];

/** CORS headers for configured origins and API URLs, as a flat list for `writeHead`. */
export function corsHeaders(origins: readonly string[]): (address: string, origin: string | undefined) => string[] {
  const named = new Set(origins);
  return (address, origin) =>
    origin !== undefined && named.has(origin) && address.startsWith("/api/")
      ? ["access-control-allow-origin", origin]
      : [];
}
