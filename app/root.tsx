import type { ReactNode } from "react";
import { Links, Meta, Outlet } from "react-router";
import { LANGUAGE_TAGS } from "../shared/i18n/languages.ts";
import type { Route } from "./+types/root.ts";
import { HelplineCallout, type RootData } from "./components/helpline-callout.tsx";
import { RequestIdLine } from "./components/request-id.tsx";
import { LAYOUT_PARTS, loadMessages } from "./i18n/load-messages.ts";
import { useLanguage, useLocalizedHref, useMessages } from "./i18n/use-messages.ts";
import { PageScripts, ThemeScript } from "./inline/page-scripts.tsx";
import { THEME_COLOR } from "./inline/theme.ts";
import { pageContext } from "./page-context.ts";

/** Error pages use this, so it must not fail. */
export const loader = async ({ request, context }: Route.LoaderArgs): Promise<RootData> => ({
  tollFree: await context.get(pageContext).services.tollFree(),
  messages: loadMessages(request, ...LAYOUT_PARTS),
});

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = LANGUAGE_TAGS[useLanguage()];
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOR.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOR.dark} />
        <ThemeScript />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Last resort, unstyled: even the layout failed. */
export function ErrorBoundary() {
  const messages = useMessages("faults");
  const address = useLocalizedHref();
  return (
    <main>
      <title>{`${messages.notLoadedTitle} | ${messages.site}`}</title>
      <h1>{messages.notLoaded}</h1>
      <p>{messages.ourFault}</p>
      <HelplineCallout />
      <RequestIdLine words={messages} />
      <p>
        <a href={address("/")}>{messages.home}</a>
      </p>
    </main>
  );
}
