import { use, useEffect, useLayoutEffect, useRef } from "react";
import {
  Link,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigation,
  useRevalidator,
} from "react-router";
import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { API_ERRORS } from "../../../shared/i18n/api-messages.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { can, type Permission } from "../../../shared/permissions/permissions.ts";
import { Logo } from "../../components/logo.tsx";
import { IconButton } from "../components/buttons.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useMedia } from "../hooks/use-media.ts";
import { showAdminIn, takeChosenLanguage } from "../i18n/language.ts";
import { apiFetch, toPage } from "../lib/api-client.ts";
import { clearResultToast, clearSaved, useFailedResult, useSaved } from "../lib/result-toast.ts";
import { type StoredAdmin, saveAdmin, storedAdmin, storedToken } from "../lib/session.ts";
import { UNDO_LABEL } from "../lib/undo-toast.ts";
import { FIRST_SCREEN, getPendingUrl, toFullPath, toLoginUrl, toPath, toSetupUrl } from "../lib/urls.ts";
import type { Route } from "./+types/layout.ts";
import styles from "./layout.module.css";
import { closedScreen, PROFILE_SCREEN, screenAt } from "./screens.ts";
import { type Backlog, Sidebar } from "./sidebar.tsx";
import topBar from "./top-bar.module.css";
import { TopBar } from "./top-bar.tsx";
import { fetchUrgent, type Urgent, UrgentBar } from "./urgent-bar.tsx";
import { useLogOut, useLogOutEverywhere } from "./use-log-out.ts";
import { useOfflineGuard } from "./use-offline-guard.ts";

/** Guards every screen: redirects to the login without a valid session. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = toPath(request);
  if (!storedToken()) throw redirect(toLoginUrl(path));
  // Loads in parallel with the profile, using the last known role.
  const before = storedAdmin();
  const [profile, known] = await Promise.all([
    apiFetch(request, "GET /api/admin/profile"),
    before?.must_set_up === false ? fetchBacklog(request, before) : undefined,
  ]);
  if (!profile.ok) return { role: before?.role, closed: false, waiting: null };
  const { role, must_set_up: closed, language } = profile.body;
  saveAdmin(profile.body);
  const chosen = takeChosenLanguage() ?? language;
  if (chosen !== language) await apiFetch(request, "POST /api/admin/update-language", { body: { language: chosen } });
  await showAdminIn(chosen);
  if (closed && path.pathname !== PROFILE_SCREEN.path) throw redirect(toSetupUrl(toFullPath(path)));
  if (closed) return { role, closed, waiting: EMPTY_BACKLOG };
  const backlog = known && before?.role === role ? known : await fetchBacklog(request, profile.body);
  return { role, closed, waiting: backlog };
}

interface Waiting extends Backlog {
  urgent: Urgent | null;
}

const EMPTY_BACKLOG: Waiting = { enquiries: 0, testimonials: 0, urgent: null };

async function fetchBacklog(request: Request, { role }: Pick<StoredAdmin, "role">): Promise<Waiting> {
  const may = (act: Permission) => role !== undefined && can(role, act);
  const [enquiries, testimonials] = await Promise.all([
    may("see enquiries") && fetchUrgent(request),
    may("see testimonials that are not public") &&
      apiFetch(request, "GET /api/testimonials", { query: { status: "pending", page: 1, limit: 1 } }),
  ]);
  const urgent = enquiries && enquiries.ok ? enquiries.body : null;
  return {
    urgent,
    enquiries: urgent?.tabs.new ?? 0,
    testimonials: (testimonials && toPage(testimonials)?.total) || 0,
  };
}

/** Only a change of screen reloads. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export default function Layout({ loaderData }: Route.ComponentProps) {
  const { role, closed } = loaderData;
  const waiting = loaderData.waiting ?? EMPTY_BACKLOG;
  const logOut = useLogOut();
  const main = useFocusOnArrival();
  const navigation = useNavigation();
  const hasRoomAbove = useMedia(ROOM_IN_BAR);
  const closedTo = closedScreen(role, useLocation().pathname);
  useDestination();
  useLogOutEverywhere();
  useOfflineGuard();
  useReloadAfterUndo();
  return (
    <div className={styles.office}>
      <a
        className="skip-link"
        href="#main"
        // Without a history entry.
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t("Skip to content")}
      </a>
      <TopBar role={role} closed={closed} waiting={waiting} onLogOut={logOut}>
        {hasRoomAbove && <SeeOnSite />}
      </TopBar>
      <UrgentBar role={role} closed={closed} loaded={waiting.urgent} />
      <div className={styles.columns}>
        <Sidebar role={role} closed={closed} waiting={waiting} onLogOut={logOut} />
        <main id="main" className="screen" ref={main} tabIndex={-1} aria-busy={navigation.state !== "idle"}>
          <ErrorBanner />
          {!hasRoomAbove && <SeeOnSite />}
          {closedTo ? <Closed screen={closedTo.label} /> : <Outlet />}
        </main>
      </div>
    </div>
  );
}

/** Shown instead of a screen that the role may not use. */
const Closed = ({ screen }: { screen: string }) => (
  <>
    <PageHeader title={screen} />
    <EmptyState>{API_ERRORS["role-forbids"]}</EmptyState>
    <Link className="text-link" to={FIRST_SCREEN}>
      {t("Back to the dashboard")}
    </Link>
  </>
);

export function HydrateFallback() {
  return (
    <div className={styles.office}>
      <header className={`${topBar.topBar} not-printed`}>
        <span className="logo">
          <Logo lines={CAMPAIGN_NAME} />
        </span>
      </header>
      <div className={styles.columns}>
        <div className={`${styles.sidebar} not-printed`} />
        <main className="screen" aria-busy="true">
          <p className="visually-hidden">{t("Loading...")}</p>
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
  useLayoutEffect(() => router?.subscribe(({ navigation }) => getPendingUrl(navigation.location)), [router]);
}

/** Reloads after an undo. */
function useReloadAfterUndo() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const load = () => void revalidate();
    addEventListener(UNDO_LABEL, load);
    return () => removeEventListener(UNDO_LABEL, load);
  }, [revalidate]);
}

/** Focuses the heading, or the item in the hash. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const before = useRef({ pathname, hash: "" });
  useEffect(() => {
    const { pathname: from, hash: named } = before.current;
    before.current = { pathname, hash };
    const target = hash === named ? null : document.getElementById(hash.slice(1));
    if (target) {
      target.scrollIntoView({ block: "center" });
      target.focus({ preventScroll: true });
    } else if (from !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}

/** Keeps the last error in sight after its toast; not announced again. */
function ErrorBanner() {
  const failed = useFailedResult();
  const { pathname } = useLocation();
  useEffect(() => clearResultToast, [pathname]);
  if (failed === null) return null;
  return (
    <div className={`note bad ${styles.errorBanner}`}>
      <Icon name="warning" />
      <p lang={detectLanguage(failed.text)}>
        {failed.title && <b>{failed.title} </b>}
        <span>{failed.text}</span>
      </p>
      <IconButton icon="close" label={t("Close")} onPress={clearResultToast} />
    </div>
  );
}

/** The top bar has room for the link to the site next to its clock (`layout.module.css`). */
const ROOM_IN_BAR = "(min-width: 75em)";

/** After a save, until another screen. */
function SeeOnSite() {
  const saved = useSaved();
  const screen = screenAt(useLocation().pathname);
  useEffect(() => clearSaved, [screen]);
  const site = saved && (saved.site === undefined ? screen?.site : saved.site);
  if (!site) return null;
  return (
    <p className={`${styles.seeOnSite} not-printed`}>
      <a href={site} target="_blank" rel="noreferrer">
        <Icon name="eye" />
        {t("See it on the site")}
      </a>
      <IconButton icon="close" label={t("Close")} onPress={clearSaved} />
    </p>
  );
}
