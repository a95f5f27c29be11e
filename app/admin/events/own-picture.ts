import { useFileAddress } from "../file-address.ts";

/** Where a browser finds a picture that the product keeps itself; null for one of elsewhere, which no page loads. */
export function useOwnPicture(): (address: string) => string | null {
  const addressOf = useFileAddress();
  return (address) => {
    const { origin, pathname, search } = new URL(address, location.origin);
    return origin === location.origin ? addressOf(pathname + search) : null;
  };
}
