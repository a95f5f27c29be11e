import { useRef } from "react";
import type { OwnProfile } from "../../../shared/accounts/accounts.ts";
import { PROFILE_COPY } from "../../../shared/accounts/profile.ts";
import type { NotificationChoices } from "../../../shared/enquiries/workflow.schema.ts";
import {
  ENQUIRY_NOTIFICATIONS,
  ENQUIRY_WORKFLOW_COPY,
  type EnquiryNotifications,
  REPORT_EMAILS,
  type ReportEmails,
} from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from "../../../shared/i18n/languages.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import { REPORT_COPY } from "../../../shared/reports/reports.ts";
import type { OwnSession } from "../../../shared/staff/staff.schema.ts";
import { STAFF_COPY } from "../../../shared/staff/staff.ts";
import type { Passkey } from "../../../shared/two-factor/two-factor.schema.ts";
import { TWO_FACTOR_COPY, TWO_FACTOR_ERRORS, type TwoFactorMethod } from "../../../shared/two-factor/two-factor.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { translateResponse } from "../i18n/translate-response.ts";
import { type ApiResponse, apiFetch } from "../lib/api-client.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { actionOnTouch } from "../lib/load-on-touch.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import { useAdmin } from "../lib/session.ts";
import type { Route } from "./+types/page.ts";
import { ChangePassword } from "./change-password.tsx";
import { Details } from "./details.tsx";
import styles from "./page.module.css";
import { TwoFactorSection } from "./two-factor/section.tsx";

export const meta = () => pageMeta("Profile Settings");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadGuard(request);

export const shouldRevalidate = revalidateUnlessOpening;

const runAction = actionOnTouch(async () => (await import("./actions.ts")).runAction);

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

const NOBODY = { name: t("Admin"), email: "", profile: null };

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { factor, sessions, notifications, mustSetUp, language } = loaderData;
  const admin = useAdmin() ?? NOBODY;
  const passwords = useRef<HTMLFormElement>(null);
  return (
    <>
      <h1>{t("Profile Settings")}</h1>
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
        {language && <LanguageSection chosen={language} />}
        {sessions ? <SessionsSection sessions={sessions} /> : <FailedState sentence={STAFF_COPY.sessionsNotLoaded} />}
        {notifications && <NotificationsSection chosen={notifications} />}
        {notifications === null && <FailedState sentence={ENQUIRY_WORKFLOW_COPY.lettersNotLoaded} />}
      </div>
    </>
  );
}

/** Null: loading failed. */
interface Guard {
  factor: { second_factor: TwoFactorMethod; passkeys: Passkey[]; codesLeft: number } | null;
  sessions: OwnSession[] | null;
  /** Absent: not permitted. */
  notifications?: NotificationChoices | null;
  mustSetUp: boolean;
  language: Language | undefined;
}

async function loadGuard(request: Request): Promise<Guard> {
  const profileResponse = apiFetch(request, "GET /api/admin/profile");
  const [profile, emails, passkeys, sessions] = await Promise.all([
    profileResponse,
    profileResponse.then((own) => loadEmails(request, own)),
    apiFetch(request, "GET /api/admin/second-factor/passkeys"),
    apiFetch(request, "GET /api/admin/sessions"),
  ]);
  const factor =
    profile.ok && passkeys.ok
      ? {
          second_factor: profile.body.second_factor,
          passkeys: passkeys.body.data,
          codesLeft: passkeys.body.recovery_codes_left,
        }
      : null;
  if (!factor) showNotLoaded(request, { kind: "bad", text: TWO_FACTOR_COPY.notLoaded });
  else if (!sessions.ok) showNotLoaded(request, { kind: "bad", text: STAFF_COPY.sessionsNotLoaded });
  return {
    factor,
    sessions: sessions.ok ? sessions.body.data : null,
    ...emails,
    mustSetUp: profile.ok && profile.body.must_set_up,
    language: profile.ok ? profile.body.language : undefined,
  };
}

async function loadEmails(request: Request, own: ApiResponse<OwnProfile>): Promise<Pick<Guard, "notifications">> {
  if (!own.ok || own.body.must_set_up || !can(own.body.role, "see own letters about enquiries")) return {};
  const response = await apiFetch(request, "GET /api/admin/notices-to-me");
  return { notifications: response.ok ? response.body : null };
}

function LanguageSection({ chosen }: { chosen: Language }) {
  const { Form, busy, onSubmit } = usePostAction();
  return (
    <section className="panel" aria-labelledby="language">
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="act" value="chooseLanguage" />
        <fieldset className={styles.letters} aria-labelledby="language">
          <h2 id="language">{PROFILE_COPY.language}</h2>
          {LANGUAGES.map((language) => (
            <label key={language} className="choice-card" lang={LANGUAGE_TAGS[language].lang}>
              <input type="radio" name="language" value={language} defaultChecked={language === chosen} />
              {LANGUAGE_NAMES[language]}
            </label>
          ))}
        </fieldset>
        <SaveButton label={t("Save Language")} busyLabel={t("Saving...")} busy={busy} />
      </Form>
    </section>
  );
}

const { lettersEach: each, lettersDaily: daily, lettersNone: none } = ENQUIRY_WORKFLOW_COPY;
const CHOICES: Readonly<Record<EnquiryNotifications, string>> = { each, daily, none };

const REPORTS: Readonly<Record<ReportEmails, string>> = { weekly: REPORT_COPY.weeklyWhen, none };

function NotificationsSection({ chosen }: { chosen: NotificationChoices }) {
  const { Form, busy, onSubmit } = usePostAction();
  return (
    <section className="panel" aria-labelledby="letters">
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="act" value="chooseLetters" />
        <fieldset className={styles.letters} aria-labelledby="letters" aria-describedby="letters-hold">
          <h2 id="letters">{ENQUIRY_WORKFLOW_COPY.letters}</h2>
          {ENQUIRY_NOTIFICATIONS.map((choice) => (
            <label key={choice} className="choice-card">
              <input type="radio" name="enquiries" value={choice} defaultChecked={choice === chosen.enquiries} />
              {CHOICES[choice]}
            </label>
          ))}
        </fieldset>
        <p id="letters-hold" className={styles.onHold}>
          {ENQUIRY_WORKFLOW_COPY.lettersHold}
        </p>
        <fieldset className={styles.letters} aria-labelledby="weekly">
          <h2 id="weekly">{REPORT_COPY.weekly}</h2>
          {REPORT_EMAILS.map((choice) => (
            <label key={choice} className="choice-card">
              <input type="radio" name="report" value={choice} defaultChecked={choice === chosen.report} />
              {REPORTS[choice]}
            </label>
          ))}
        </fieldset>
        <SaveButton label={t("Save Choice")} busyLabel={t("Saving...")} busy={busy} />
      </Form>
    </section>
  );
}

const QUESTION = {
  title: t("Are you sure?"),
  text: t("You stay logged in here. Everywhere else you have to log in again."),
  verb: t("Yes, end them!"),
};

/** Chooses the icon. */
const ON_THE_GO = /Android|iOS|iPhone|iPad/;

function SessionsSection({ sessions }: { sessions: readonly OwnSession[] }) {
  const { busy, post, ask } = usePostAction();
  const { list, remember } = useFocusAfterDelete<HTMLUListElement>(sessions, "li");
  return (
    <section className="panel" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">{t("Active sessions")}</h2>
        {sessions.length > 1 && (
          <ActionButton
            label={t("End all others")}
            busy={busy}
            onPress={() => ask(QUESTION, { act: "endSessions" }, () => remember(0))}
          />
        )}
      </header>
      <ul ref={list} className={styles.sessions}>
        {sessions.map(({ id, device, created_at, last_used_at, current }, at) => (
          <li key={id} tabIndex={-1}>
            <Icon name={ON_THE_GO.test(device) ? "mobile" : "screen"} />
            <span>
              <b>{translateResponse(device)}</b>
              {current && <b className={styles.current}>{t("This session")}</b>}
              <small>
                {t("Since {when}", { when: formatDateTime(created_at) })} ·{" "}
                {current ? t("in use now") : t("last used {when}", { when: formatDateTime(last_used_at) })}
              </small>
            </span>
            {!current && (
              <ActionButton
                label={t("End")}
                target={t("{device}, since {when}", { device, when: formatDateTime(created_at) })}
                busy={busy}
                onPress={() => {
                  remember(at);
                  return post({ act: "endSessions", session: id });
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
