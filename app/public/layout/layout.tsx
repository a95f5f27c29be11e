import { preload } from "react-dom";
import { Outlet } from "react-router";
import { languageAt } from "../../../shared/i18n/languages.ts";
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
import type { Route } from "./+types/layout.ts";
import { AnnouncementBar } from "./announcement.tsx";
import { toAnnouncementLine } from "./announcement-text.ts";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { HelpBar } from "./help-bar.tsx";
import { Helplines } from "./helplines.tsx";
import { Main } from "./main.tsx";
import { NoConnection } from "./offline-notice.tsx";
import { aboutTheSite } from "./page-links.ts";
import { TopBar } from "./top-bar.tsx";

/** Fonts of the first paint. */
const FACES = { en: [latinDisplay, latinText, latinStrong], ml: [malayalamDisplay, malayalamText] };

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
    loadMessages(request, "accessibility", "siteMap"),
  );
  return { notice: announcement, pages, facts, sample, quickExitUrl, offlineHelp, origin };
}

/** Loaded once per document. */
export const shouldRevalidate = () => false;

export default function Layout({
  loaderData: { notice, pages, facts, sample, quickExitUrl, offlineHelp },
}: Route.ComponentProps) {
  for (const face of FACES[useLanguage()]) preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
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
