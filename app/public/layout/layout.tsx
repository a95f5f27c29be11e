import { preload } from "react-dom";
import { Outlet, useLocation, useNavigation } from "react-router";
import {
  DEFAULT_LANGUAGE,
  getOwnText,
  getTranslation,
  type Language,
  languageAt,
  localizeUrl,
  SCRIPTS,
} from "../../../shared/i18n/languages.ts";
import { ControlMessagesContext } from "../../components/control-messages.ts";
import { SampleLine } from "../../components/sample-line.tsx";
import { ToastRegion } from "../../components/toast-region.tsx";
import latinDisplay from "../../fonts/anek-latin-display.woff2?url";
import latinText from "../../fonts/anek-latin-text-400.woff2?url";
import latinStrong from "../../fonts/anek-latin-text-600.woff2?url";
import malayalamDisplay from "../../fonts/anek-malayalam-display.woff2?url";
import malayalamText from "../../fonts/anek-malayalam-text.woff2?url";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import "../../styles/public.css";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Announcement } from "../../../shared/announcements/announcements.schema.ts";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { isPublicPage } from "../../../shared/public-routes.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { KEEPS_HELP, LOADING, NO_CONNECTION } from "../../inline/public-page.ts";
import { whatsappUrl } from "../lib/whatsapp-url.ts";
import type { Route } from "./+types/layout.ts";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { HelpBar } from "./help-bar.tsx";
import styles from "./layout.module.css";
import { aboutTheSite } from "./page-links.ts";
import { TopBar } from "./top-bar.tsx";

/** Fonts of the first paint. */
const FACES = {
  Latin: [latinDisplay, latinText, latinStrong],
  Malayalam: [malayalamDisplay, malayalamText],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { facts, sample } = await services.campaign();
  const { quickExitUrl, offlineHelp } = services;
  const { origin, pathname } = new URL(request.url);
  const language = languageAt(pathname);
  const announcement = toAnnouncementLine(await services.notices.running(), language);
  const pages = aboutTheSite(
    await services.ownPages.listVisible(),
    language,
    loadMessages(request, "accessibility", "layout", "siteMap"),
  );
  return { notice: announcement, pages, facts, sample, quickExitUrl, offlineHelp, origin };
}

/** Loaded once per document. */
export const shouldRevalidate = () => false;

export default function Layout({
  loaderData: { notice, pages, facts, sample, quickExitUrl, offlineHelp },
}: Route.ComponentProps) {
  for (const face of FACES[SCRIPTS[useLanguage()]])
    preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const messages = useMessages("layout");
  return (
    <ControlMessagesContext value={useMessages("controls")}>
      <a className="skip-link" href="#main">
        {messages.skip}
      </a>
      {notice && <AnnouncementBar line={notice} />}
      {sample && <SampleLine />}
      <TopBar facts={facts} />
      <Header />
      <Main keepsHelp={offlineHelp}>
        <Outlet />
      </Main>
      <Helplines facts={facts} />
      <Footer facts={facts} pages={pages} />
      <HelpBar facts={facts} quickExitUrl={quickExitUrl} />
      <NoConnection />
      <ToastRegion />
    </ControlMessagesContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ControlMessagesContext value={useMessages("controls")}>
      <Header />
      <Main>
        <ErrorPage error={error} />
      </Main>
      <Footer />
      <HelpBar />
      <NoConnection />
    </ControlMessagesContext>
  );
}

/** A plain link: the target may be a file or `/help`, which the router cannot render. */
function AnnouncementBar({ line: { kind, text, lang, link } }: { line: AnnouncementLine }) {
  const messages = useMessages("layout");
  return (
    <aside className={styles.notice} data-kind={kind} aria-label={messages[kind]}>
      <div className="page-width">
        <span className={styles.mark}>
          <Icon name={kind === "news" ? "horn" : "warning"} />
        </span>
        <p lang={lang}>{text}</p>
        {link && (
          <a href={link} aria-label={messages.readMore}>
            <span>{messages.readMore}</span>
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </aside>
  );
}

interface AnnouncementLine {
  kind: Announcement["kind"];
  text: string;
  /** Fallback language. */
  lang?: "en";
  link: string;
}

/** The announcement to show; null for none. */
function toAnnouncementLine([first]: readonly Announcement[], language: Language): AnnouncementLine | null {
  if (!first) return null;
  const { kind, link } = first;
  const to = isPublicPage(link) ? localizeUrl(language, link) : link;
  const text = getTranslation(first, "text", language);
  return { kind, text, link: to, ...(getOwnText(first, "text", language) === "" && { lang: DEFAULT_LANGUAGE }) };
}

/** Shown by an inline script when a click fails offline. */
function NoConnection() {
  const messages = useMessages("connection");
  return (
    <p className={styles.line} id={NO_CONNECTION} role="alert" hidden>
      <Icon name="warning" />
      <span>
        <b>{messages.none}</b> {messages.stays}
      </span>
    </p>
  );
}

interface MainProps {
  /** Whether the browser may cache the help page. */
  keepsHelp?: boolean;
  children: ReactNode;
}

/** Busy state during navigation. Set outside React, because clicks are marked before hydration. */
function Main({ keepsHelp, children }: MainProps) {
  const { state, location, formMethod } = useNavigation();
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const loading = state === "loading";
  const target = location && !formMethod ? location.pathname + location.search + location.hash : "";

  useEffect(() => (target ? watchForSilence(target) : undefined), [target]);

  useEffect(() => {
    if (loading) main.current?.setAttribute("aria-busy", "true");
    else main.current?.removeAttribute("aria-busy");
  }, [loading, key]);

  const title = useNewPage(main);

  return (
    <>
      <p className="visually-hidden" role="status">
        {title}
      </p>
      <main
        id="main"
        tabIndex={-1}
        ref={main}
        {...{ [LOADING]: loading ? "" : undefined, [KEEPS_HELP]: keepsHelp ? "" : undefined }}
      >
        {children}
      </main>
    </>
  );
}

/** Together with the timeout of the service worker below 4 s. */
const SILENCE_MS = 3000;

/**
 * Loads the page as a document if nothing of it arrives, so that the service worker can answer with the help page.
 * Returns a stop function.
 */
function watchForSilence(target: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const watch = () => {
    const since = performance.now();
    timer = setTimeout(() => {
      const received = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      if (received.some(({ responseEnd, transferSize }) => responseEnd > since && transferSize > 0)) watch();
      else location.assign(target);
    }, SILENCE_MS);
  };
  if (navigator.serviceWorker?.controller) watch();
  return () => clearTimeout(timer);
}

/**
 * Moves the focus to the new page after a client-side navigation.
 * @returns its title, to be announced; blank after a document load
 */
function useNewPage(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    main.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, main]);
  return title;
}

function Helplines({ facts: { tollFree, nationalHelpline, policeWhatsapp } }: { facts: Campaign }) {
  const messages = useMessages("layout");
  const reached = [
    [`tel:${tollFree}`, "phone", messages.call, tollFree, messages.tollFreeKerala],
    [`tel:${nationalHelpline}`, "phone", messages.call, nationalHelpline, messages.tollFreeIndia],
    [whatsappUrl(policeWhatsapp), "chat", messages.message, policeWhatsapp, messages.policeChannel],
  ] as const;
  return (
    <aside className={styles.helplines} aria-label={messages.helplines}>
      <div className="page-width">
        <p>
          <b>{messages.worried}</b> {messages.freeToCall}
        </p>
        <ul>
          {reached.map(([href, icon, act, number, whose]) => (
            <li key={whose}>
              <a href={href} rel={icon === "chat" ? "noopener" : undefined}>
                <Icon name={icon} />
                <span>
                  <span className="visually-hidden">{act} </span>
                  <b>{formatPhone(number)}</b>
                  <small>{whose}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
