import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { CallNow, type RootData } from "./call-now.tsx";
import { RequestIdLine } from "./request-id.tsx";
import { pageContext } from "./services.ts";
import { FRAME_COLOURS, WEAR_CHOSEN_THEME } from "./theme.ts";

/** What even a page that tells of a fault has to say: so it may depend on nothing that can fail. */
export const loader = ({ context }: Route.LoaderArgs): RootData => ({
  tollFree: context.get(pageContext).services.tollFree,
});

/** It stays what it was when the visit began. */
export const shouldRevalidate = () => false;

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={FRAME_COLOURS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={FRAME_COLOURS.dark} />
        {/* Before anything is painted, so that no page flashes in the other theme. */}
        {/* oxlint-disable-next-line react/no-danger -- the words of our own script, named in the policy by their hash */}
        <script dangerouslySetInnerHTML={{ __html: WEAR_CHOSEN_THEME }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort, when not even a side's own layout could be shown: plain words without any dress. */
export function ErrorBoundary() {
  return (
    <main>
      <title>This page could not be loaded | Drug-Free Kerala</title>
      <h1>This page could not be loaded.</h1>
      <p>The fault is on our side. Please try again in a moment.</p>
      <CallNow />
      <RequestIdLine />
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
