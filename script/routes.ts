import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";

/** A route's path pattern and file. */
export interface Address {
  path: string;
  file: string;
}

/** All leaf routes of `app/routes.ts`. */
export const ADDRESSES: readonly Address[] = (await routes).flatMap((entry) => leaves(entry, ""));

function leaves({ path = "", file, children }: RouteConfigEntry, above: string): Address[] {
  const current = /^\/?$/.test(path) ? above : `${above}/${path}`;
  return children ? children.flatMap((child) => leaves(child, current)) : [{ path: current || "/", file }];
}

export const isAdmin = ({ path }: Address): boolean => /^\/admin(\/|$)/.test(path);

const BEFORE_LOGIN = ["/admin", "/admin/invitation"];

export const isBehindLogin = (address: Address): boolean => isAdmin(address) && !BEFORE_LOGIN.includes(address.path);
