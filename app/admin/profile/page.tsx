import { useRef } from "react";
import { ENQUIRY_WORKFLOW_COPY } from "../../../shared/enquiries/workflow.ts";
import { STAFF_COPY } from "../../../shared/staff/staff.ts";
import { TWO_FACTOR_COPY, TWO_FACTOR_ERRORS } from "../../../shared/two-factor/two-factor.ts";
import { FailedState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { useLastLoaded } from "../hooks/use-last-loaded.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { useAdmin } from "../lib/session.ts";
import type { Route } from "./+types/page.ts";
import { runAction } from "./actions.ts";
import { ChangePassword } from "./change-password.tsx";
import { Details } from "./details.tsx";
import { loadGuard } from "./load.ts";
import { NotificationsSection } from "./notifications/section.tsx";
import styles from "./page.module.css";
import { SessionsSection } from "./sessions/section.tsx";
import { TwoFactorSection } from "./two-factor/section.tsx";

export const meta = () => pageMeta("Profile Settings");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadGuard(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

const NOBODY = { name: "Admin", email: "", profile: null };

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { letters, mustSetUp } = loaderData;
  const factor = useLastLoaded(loaderData.factor);
  const sessions = useLastLoaded(loaderData.sessions);
  const admin = useAdmin() ?? NOBODY;
  const passwords = useRef<HTMLFormElement>(null);
  return (
    <>
      <h1>Profile Settings</h1>
      <div className={styles.profile}>
        {mustSetUp ? (
          <div className={styles.first}>
            <Icon name="warning" />
            <p>
              <b>{TWO_FACTOR_ERRORS["second-factor-needed"]}</b> {TWO_FACTOR_COPY.setUpFirst}
            </p>
          </div>
        ) : (
          <>
            <Details admin={admin} passwords={passwords} />
            <ChangePassword email={admin.email} form={passwords} />
          </>
        )}
        {factor ? (
          <TwoFactorSection
            factor={factor.second_factor}
            passkeys={factor.passkeys}
            codesLeft={factor.codesLeft}
            device={sessions?.find(({ current }) => current)?.device}
          />
        ) : (
          <FailedState sentence={TWO_FACTOR_COPY.notLoaded} />
        )}
        {sessions ? <SessionsSection sessions={sessions} /> : <FailedState sentence={STAFF_COPY.sessionsNotLoaded} />}
        {letters && <NotificationsSection chosen={letters} />}
        {letters === null && <FailedState sentence={ENQUIRY_WORKFLOW_COPY.lettersNotLoaded} />}
      </div>
    </>
  );
}
