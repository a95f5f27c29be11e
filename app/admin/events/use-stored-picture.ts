import { useFileUrl } from "../lib/file-url.ts";

/** URL of a stored picture; null for external ones, which are never loaded. */
export function useOwnPicture(): (address: string) => string | null {
  const getAddress = useFileUrl();
  return (address) => {
    const { origin, pathname, search } = new URL(address, location.origin);
    return origin === location.origin ? getAddress(pathname + search) : null;
  };
}
