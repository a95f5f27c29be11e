import { useEffect, useRef } from "react";
import {
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router";
import type { OwnProfile } from "../../../domain/admins.ts";
import { CAMPAIGN_NAME } from "../../../domain/campaign.ts";
import { Logo } from "../../logo.tsx";
import { ask } from "../api.ts";
import { Standing } from "../parts/standing.tsx";
import { PUT_BACK } from "../parts/undo.ts";
import { keepAdmin, onLogoutElsewhere, storedToken } from "../session.ts";
import { loginFrom } from "../way-back.ts";
import type { Route } from "./+types/layout.ts";
import styles from "./layout.module.css";
import { useLogOut } from "./log-out.ts";
import sidebar from "./sidebar.module.css";
import { Sidebar } from "./sidebar.tsx";
import topBar from "./top-bar.module.css";
import { TopBar } from "./top-bar.tsx";

/** Asks the server, on entering each screen, whether whoever comes may: without a valid token the login comes. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!storedToken()) throw redirect(loginFrom(new URL(request.url)));
  const [profile, waiting] = await Promise.all([
    ask<OwnProfile>(request, "GET", "/api/admin/profile"),
    ask<{ meta: { total: number } }>(request, "GET", "/api/testimonials?status=pending&page=1&limit=1"),
  ]);
  if (profile.ok) keepAdmin(profile.body);
  return { role: profile.ok ? profile.body.role : undefined, pending: waiting.ok ? waiting.body.meta.total : 0 };
}

/** Another tab or page of the same screen is not another screen. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export default function Layout({ loaderData: { role, pending } }: Route.ComponentProps) {
  const logOut = useLogOut();
  const main = useFocusOnArrival();
  const navigation = useNavigation();
  useLeaveWithOthers();
  useLoadAfterPutBack();
  return (
    <div className={styles.office}>
      <a
        className="skip-link"
        href="#main"
        // By itself it would leave an entry in the browser's history that leads nowhere.
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <TopBar role={role} pending={pending} onLogOut={logOut} />
      <div className={styles.columns}>
        <Sidebar role={role} pending={pending} onLogOut={logOut} />
        <main id="main" className="screen" ref={main} tabIndex={-1} aria-busy={navigation.state !== "idle"}>
          <Standing />
          <Outlet />
        </main>
      </div>
    </div>
  );
}

/** The house while it asks: the same walls, nothing in them yet. */
export function HydrateFallback() {
  return (
    <div className={styles.office}>
      <header className={topBar.topBar}>
        <span className="logo">
          <Logo lines={CAMPAIGN_NAME} />
        </span>
      </header>
      <div className={styles.columns}>
        <div className={sidebar.sidebar} />
        <main className="screen" aria-busy="true">
          <p className="visually-hidden">The screen is being loaded.</p>
          <div className={styles.lanesComing} />
        </main>
      </div>
    </div>
  );
}

/** What was put back in a toast is shown at once. */
function useLoadAfterPutBack() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const load = () => void revalidate();
    addEventListener(PUT_BACK, load);
    return () => removeEventListener(PUT_BACK, load);
  }, [revalidate]);
}

/** A new screen begins where it begins, also for those who do not see it. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Logging out in one window logs out in all. */
function useLeaveWithOthers() {
  const navigate = useNavigate();
  useEffect(() => onLogoutElsewhere(() => navigate("/admin")), [navigate]);
}
