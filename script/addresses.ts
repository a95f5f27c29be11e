import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";

/** A page or screen: where it is found (`:id` and `*` as in the route table) and the file that shows it. */
export interface Address {
  path: string;
  file: string;
}

/** Every address of `app/routes.ts`, without the frames around them. */
export const ADDRESSES: readonly Address[] = (await routes).flatMap((entry) => leaves(entry, ""));

function leaves({ path = "", file, children }: RouteConfigEntry, above: string): Address[] {
  const here = /^\/?$/.test(path) ? above : `${above}/${path}`;
  return children ? children.flatMap((child) => leaves(child, here)) : [{ path: here || "/", file }];
}

export const isBackOffice = ({ path }: Address): boolean => /^\/admin(\/|$)/.test(path);

/** What opens in the office without a login: what leads to one. */
const BEFORE_LOGIN = ["/admin", "/admin/invitation"];

/** A screen that nobody sees who is not logged in. */
export const isBehindLogin = (address: Address): boolean =>
  isBackOffice(address) && !BEFORE_LOGIN.includes(address.path);
