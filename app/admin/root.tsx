import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { href, isRouteErrorResponse, Outlet } from "react-router";
import { isAdminTranslated, t } from "../../shared/i18n/admin-text.ts";
import { CONTROL_COPY } from "../../shared/i18n/control-messages.ts";
import { ERROR_PAGE_COPY } from "../../shared/i18n/error-page-messages.ts";
import { SENDING_COPY } from "../../shared/i18n/form-messages.ts";
import { ControlMessagesContext } from "../components/control-messages.ts";
import { RequestIdLine } from "../components/request-id.tsx";
import { SampleLine } from "../components/sample-line.tsx";
import { ToastRegion } from "../components/toast-region.tsx";
import displayFont from "../fonts/anek-latin-display.woff2?url";
import textFont from "../fonts/anek-latin-text-400.woff2?url";
import strongFont from "../fonts/anek-latin-text-600.woff2?url";
import { pageContext } from "../page-context.ts";
import "../styles/admin.css";
import type { Route } from "./+types/root.ts";
import { AskedDialogs } from "./components/confirmation.tsx";
import { FailedState } from "./components/empty-state.tsx";
import { adminLanguageTag, refreshCatalogue } from "./i18n/language.ts";

export const links: Route.LinksFunction = () =>
  [displayFont, textFont, strongFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  }));

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { sample } = await services.campaign();
  return { sample, fileBase: services.fileAddress("") };
}

export const shouldRevalidate = () => false;

export default function AdminRoot({ loaderData: { sample } }: Route.ComponentProps) {
  return (
    <ControlMessagesContext value={CONTROL_COPY}>
      <InLanguage>
        {sample && <SampleLine />}
        <noscript>
          <p className="note bad">{t("The admin needs JavaScript. Please turn it on in your browser.")}</p>
        </noscript>
        <Outlet />
        <ToastRegion />
        <AskedDialogs />
      </InLanguage>
    </ControlMessagesContext>
  );
}

const subscribe = () => () => {};

/** The server renders English, since it does not know the language of a browser. Its markup stays until hydration is done. */
function InLanguage({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  useEffect(() => {
    document.documentElement.lang = adminLanguageTag();
    void refreshCatalogue();
  }, []);
  if (!isHydrating || !isAdminTranslated())
    return (
      <div key="translated" className="admin-root">
        {children}
      </div>
    );
  // oxlint-disable-next-line react/no-danger -- keeps what the server sent
  return <div className="admin-root" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 405) return <NoForms />;
  return (
    <main className="screen fault" role="alert">
      <title>{t("This screen could not be loaded | Admin Panel | Drug-Free Kerala")}</title>
      <h1>{t("This screen could not be loaded.")}</h1>
      <FailedState sentence={t("The fault is on our side. Please try again in a moment.")} />
      <RequestIdLine words={ERROR_PAGE_COPY} />
      <p>
        <a href={href("/admin")}>{t("Back to Login")}</a>
      </p>
    </main>
  );
}

/** No screen accepts form posts. */
const NoForms = () => (
  <main className="screen fault" role="alert">
    <title>{t("{screen} | Admin Panel | Drug-Free Kerala", { screen: SENDING_COPY.noForms.replace(/\.$/, "") })}</title>
    <h1>{SENDING_COPY.noForms}</h1>
    <p>{SENDING_COPY.nothingSent}</p>
    <p>
      <a href={href("/admin")}>{t("Back to Login")}</a>
    </p>
  </main>
);
