import { use, useEffect, useLayoutEffect, useRef } from "react";
import {
  href,
  Link,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router";
import { type Act, mayDo } from "../../../domain/acts.ts";
import type { OwnProfile } from "../../../domain/admins.ts";
import { CALL_SENTENCES } from "../../../domain/calls.ts";
import { CAMPAIGN_NAME } from "../../../domain/campaign.ts";
import { Logo } from "../../logo.tsx";
import { ask } from "../api.ts";
import { useLastLoaded } from "../parts/last-loaded.ts";
import { Standing } from "../parts/standing.tsx";
import { Empty } from "../parts/state.tsx";
import { PUT_BACK } from "../parts/undo.ts";
import { keepAdmin, onLogoutElsewhere, type StoredAdmin, storedAdmin, storedToken } from "../session.ts";
import { FIRST_SCREEN, loginFrom, onTheWay, placeOf, setUpFirst, wholeOf } from "../way-back.ts";
import type { Route } from "./+types/layout.ts";
import styles from "./layout.module.css";
import { useLogOut } from "./log-out.ts";
import { closedScreen, PROFILE_SCREEN } from "./screens.ts";
import sidebar from "./sidebar.module.css";
import { Sidebar, type Waiting } from "./sidebar.tsx";
import { useStayWithoutConnection } from "./stay-without-connection.ts";
import topBar from "./top-bar.module.css";
import { TopBar } from "./top-bar.tsx";

/** Asks the server, on entering each screen, whether whoever comes may: without a valid token the login comes. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const here = placeOf(request);
  if (!storedToken()) throw redirect(loginFrom(here));
  // Asked along with the profile where the last one allowed it, so that a screen waits for one answer and not for two.
  const before = storedAdmin();
  const [profile, known] = await Promise.all([
    ask<OwnProfile>(request, "GET", "/api/admin/profile"),
    before?.must_set_up === false ? askWaiting(request, before) : undefined,
  ]);
  if (!profile.ok) return { role: before?.role, closed: false, waiting: null };
  const { role, must_set_up: closed } = profile.body;
  keepAdmin(profile.body);
  if (closed && here.pathname !== PROFILE_SCREEN.path) throw redirect(setUpFirst(wholeOf(here)));
  if (closed) return { role, closed, waiting: NOTHING_WAITS };
  const asked = known && before?.role === role ? known : await askWaiting(request, profile.body);
  return { role, closed, waiting: asked };
}

const NOTHING_WAITS: Waiting = { enquiries: 0, testimonials: 0 };

/** How much waits of what somebody may see. */
async function askWaiting(request: Request, { role }: Pick<StoredAdmin, "role">): Promise<Waiting> {
  const total = async (act: Act, path: string) => {
    if (role === undefined || !mayDo(role, act)) return 0;
    const waiting = await ask<{ meta: { total: number } }>(request, "GET", `${path}&page=1&limit=1`);
    return waiting.ok ? waiting.body.meta.total : 0;
  };
  const [enquiries, testimonials] = await Promise.all([
    total("see enquiries", "/api/contact?state=new"),
    total("see testimonials that are not public", "/api/testimonials?status=pending"),
  ]);
  return { enquiries, testimonials };
}

/** Another tab or page of the same screen is not another screen. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export default function Layout({ loaderData }: Route.ComponentProps) {
  const { role, closed } = loaderData;
  const waiting = useLastLoaded(loaderData.waiting) ?? NOTHING_WAITS;
  const logOut = useLogOut();
  const main = useFocusOnArrival();
  const navigation = useNavigation();
  const closedTo = closedScreen(role, useLocation().pathname);
  useDestination();
  useLeaveWithOthers();
  useStayWithoutConnection();
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
      <TopBar role={role} closed={closed} waiting={waiting} onLogOut={logOut} />
      <div className={styles.columns}>
        <Sidebar role={role} closed={closed} waiting={waiting} onLogOut={logOut} />
        <main id="main" className="screen" ref={main} tabIndex={-1} aria-busy={navigation.state !== "idle"}>
          <Standing />
          {closedTo ? <Closed screen={closedTo.label} /> : <Outlet />}
        </main>
      </div>
    </div>
  );
}

/** In place of a screen where nothing could be done, however somebody came there: nobody types what cannot be saved. */
const Closed = ({ screen }: { screen: string }) => (
  <>
    <h1>{screen}</h1>
    <Empty>{CALL_SENTENCES["role-forbids"]}</Empty>
    <Link className="text-link" to={FIRST_SCREEN}>
      Back to the dashboard
    </Link>
  </>
);

/** The house while it asks: the same walls, nothing in them yet. */
export function HydrateFallback() {
  return (
    <div className={styles.office}>
      <header className={`${topBar.topBar} not-printed`}>
        <span className="logo">
          <Logo lines={CAMPAIGN_NAME} />
        </span>
      </header>
      <div className={styles.columns}>
        <div className={`${sidebar.sidebar} not-printed`} />
        <main className="screen" aria-busy="true">
          <p className="visually-hidden">The screen is being loaded.</p>
          <div className={styles.lanesComing} />
        </main>
      </div>
    </div>
  );
}

/**
 * Tells loaders where a navigation leads, with its hash, which their request lacks. The router calls its subscribers before
 * the loaders; what a component renders of the navigation may come after them.
 */
function useDestination() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useLayoutEffect(() => router?.subscribe(({ navigation }) => onTheWay(navigation.location)), [router]);
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

/** A new screen begins where it begins, also for those who do not see it, or with the one thing that its address names. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const before = useRef({ pathname, hash: "" });
  useEffect(() => {
    const { pathname: from, hash: named } = before.current;
    before.current = { pathname, hash };
    const thing = hash === named ? null : document.getElementById(hash.slice(1));
    if (thing) {
      thing.scrollIntoView({ block: "center" });
      thing.focus({ preventScroll: true });
    } else if (from !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}

/** Logging out in one window logs out in all. */
function useLeaveWithOthers() {
  const navigate = useNavigate();
  useEffect(() => onLogoutElsewhere(() => navigate(href("/admin"))), [navigate]);
}
