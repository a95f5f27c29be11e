import { CSPProvider } from "@base-ui/react/csp-provider";
import { href, isRouteErrorResponse, Outlet } from "react-router";
import { CONTROL_WORDS } from "../../domain/controls.ts";
import { FAULT_WORDS } from "../../domain/faults.ts";
import { SENDING_WORDS } from "../../domain/sending.ts";
import displayFont from "../fonts/anek-latin-display.woff2?url";
import textFont from "../fonts/anek-latin-text-400.woff2?url";
import strongFont from "../fonts/anek-latin-text-600.woff2?url";
import { RequestIdLine } from "../request-id.tsx";
import { pageContext } from "../services.ts";
import { ControlWordsContext } from "../ui/control-words.ts";
import { SampleLine } from "../ui/sample-line.tsx";
import { ToastRegion } from "../ui/toast-region.tsx";
import "../styles/office.css";
import type { Route } from "./+types/office.ts";
import { VersionChoice } from "./parts/choose-version.tsx";
import { Confirmation } from "./parts/confirmation.tsx";
import { Failed } from "./parts/state.tsx";

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

export default function Office({ loaderData: { sample } }: Route.ComponentProps) {
  return (
    <CSPProvider disableStyleElements>
      <ControlWordsContext value={CONTROL_WORDS}>
        {sample && <SampleLine />}
        <noscript>
          <p className="note bad">The back office needs JavaScript. Please turn it on in your browser.</p>
        </noscript>
        <Outlet />
        <ToastRegion />
        <Confirmation />
        <VersionChoice />
      </ControlWordsContext>
    </CSPProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 405) return <NoForms />;
  return (
    <main className="screen fault" role="alert">
      <title>This screen could not be loaded | Admin Panel | Drug-Free Kerala</title>
      <h1>This screen could not be loaded.</h1>
      <Failed sentence="The fault is on our side. Please try again in a moment." />
      <RequestIdLine words={FAULT_WORDS} />
      <p>
        <a href={href("/admin")}>Back to Login</a>
      </p>
    </main>
  );
}

/** No screen accepts form posts. */
const NoForms = () => (
  <main className="screen fault" role="alert">
    <title>{`${SENDING_WORDS.noForms.replace(/\.$/, "")} | Admin Panel | Drug-Free Kerala`}</title>
    <h1>{SENDING_WORDS.noForms}</h1>
    <p>{SENDING_WORDS.nothingSent}</p>
    <p>
      <a href={href("/admin")}>Back to Login</a>
    </p>
  </main>
);
