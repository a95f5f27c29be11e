import { useCallback, useRef, useState } from "react";
import { PROFILE_ERRORS, PROFILE_LIMITS } from "../../../shared/accounts/profile.ts";
import { TEST_EMAIL_COPY } from "../../../shared/email/test-email.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { ROLE_NAMES } from "../../../shared/permissions/roles.ts";
import type { Invitation, Invitee } from "../../../shared/staff/staff.schema.ts";
import { STAFF_FAILED_COPY, STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { Avatar } from "../components/avatar.tsx";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { apiFetch } from "../lib/api-client.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { actionOnTouch } from "../lib/load-on-touch.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import type { ActionName, ActionResult } from "./actions.ts";
import styles from "./page.module.css";
import { RoleChoice, StaffList } from "./people.tsx";

export const meta = () => pageMeta("Staff");

/** Staff and invitations, or the error. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [people, invitations] = await Promise.all([
    apiFetch(request, "GET /api/staff"),
    apiFetch(request, "GET /api/staff/invitations"),
  ]);
  if (people.ok && invitations.ok) return { people: people.body.data, invitations: invitations.body.data };
  const forbidden = !people.ok && people.status === 403;
  return { refused: (forbidden && people.message) || STAFF_FAILED_COPY.notLoaded, forbidden };
}

export const shouldRevalidate = revalidateUnlessOpening;

const runAction = actionOnTouch(async () => (await import("./actions.ts")).runAction);

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

export default function Staff({ loaderData: loaded }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [resets, reset] = useFormReset(INVITE_DRAFT);
  const [sentTo, setSentTo] = useState("");
  const startInviting = useCallback(() => {
    reset();
    heading.current?.focus();
  }, [reset]);
  if ("refused" in loaded) {
    const { refused, forbidden } = loaded;
    return (
      <>
        <h1>{t("Staff")}</h1>
        {forbidden ? <EmptyState>{refused}</EmptyState> : <FailedState sentence={refused} />}
      </>
    );
  }
  const { people, invitations } = loaded;
  return (
    <>
      <PageHeader title={t("Staff")}>
        {/* Shown when the form is below the list. */}
        <div className={styles.toForm}>
          <ActionButton icon="plus" label={t("Invite someone")} onPress={() => heading.current?.focus()} />
        </div>
      </PageHeader>
      <div className="form-and-list">
        <section className={`panel ${styles.invite}`} aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            {t("Invite someone")}
          </h2>
          {sentTo && (
            <p className={`note ${styles.sent}`}>
              <Icon name="check" />
              <span>{t("Invitation sent to {email}.", { email: sentTo })}</span>
            </p>
          )}
          <InviteForm
            key={resets}
            onSaved={(_, sent) => {
              startInviting();
              setSentTo(sent?.["email"] ?? "");
            }}
            onDiscard={startInviting}
          />
          <p className={styles.quiet}>{STAFF_SCREEN_COPY.linkHolds}</p>
        </section>
        <section aria-labelledby="list-title">
          <h2 id="list-title">{t("Accounts")}</h2>
          <StaffList people={people} />
          {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
          <TestEmail />
        </section>
      </div>
    </>
  );
}

const { labels } = STAFF_SCREEN_COPY;
const NAME = countCharactersIn(PROFILE_ERRORS, PROFILE_LIMITS, "username-too-long");

/** Draft key. */
const INVITE_DRAFT = "staff:new";

interface FormProps {
  onSaved: Parameters<typeof useSaveForm>[1];
  onDiscard: () => void;
}

function InviteForm({ onSaved, onDiscard }: FormProps) {
  const { Form, busy, errors, unsaved, sends } = useSaveForm(INVITE_DRAFT, onSaved);
  const field = getFieldProps<Invitee>(null, errors);
  return (
    <Form {...sends} className="office-form" aria-labelledby="form-title">
      <input type="hidden" name="act" value={"invite" satisfies ActionName} />
      {unsaved && <UnsavedNotice onDiscard={onDiscard} />}
      <Field label={labels.name} autoComplete="off" limit={NAME} {...field("name")} />
      <Field label={labels.email} type="email" autoComplete="off" inputMode="email" {...field("email")} />
      <RoleChoice chosen="desk" />
      <div className="button-row">
        <SaveButton label={t("Send invitation")} busyLabel={t("Sending...")} busy={busy} />
      </div>
    </Form>
  );
}

const copy = TEST_EMAIL_COPY;

function TestEmail() {
  const { busy, data, post } = usePostAction<ActionResult>();
  return (
    <section className={`panel ${styles.letter}`} aria-labelledby="letter-title">
      <h2 id="letter-title">{copy.title}</h2>
      <p>{copy.text}</p>
      <ActionButton
        icon="mail"
        label={busy ? copy.sending : copy.send}
        busy={busy}
        onPress={() => post({ act: "send test letter" satisfies ActionName })}
      />
      <p className={styles.letterOutcome} role="status" data-good={data?.good}>
        {!busy && data && (
          <>
            <Icon name={data.good ? "check" : "warning"} />
            <span>{data.message}</span>
          </>
        )}
      </p>
    </section>
  );
}

const WITHDRAWAL = {
  title: STAFF_SCREEN_COPY.withdraw,
  text: STAFF_SCREEN_COPY.withdrawText,
  verb: STAFF_SCREEN_COPY.withdrawVerb,
};

function OpenInvitations({ invitations }: { invitations: Invitation[] }) {
  const { list, remember } = useFocusAfterDelete<HTMLUListElement>(invitations, "button");
  return (
    <>
      <h2>{t("Invited")}</h2>
      <ul className={styles.people} ref={list}>
        {invitations.map((invitation, index) => (
          <li key={invitation.id}>
            <OpenInvitation invitation={invitation} onWithdraw={() => remember(index)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OpenProps {
  invitation: Invitation;
  /** Called before removal from the list. */
  onWithdraw: () => void;
}

function OpenInvitation({ invitation: { id, name, email, role, until }, onWithdraw }: OpenProps) {
  const { busy, post, ask } = usePostAction(`invitation ${id}`);
  const heading = `invited-${id}`;
  const again = () => post({ act: "invite" satisfies ActionName, name, email, role });
  const question = { ...WITHDRAWAL, target: `${name}, ${email}` };
  const withdraw = () => ask(question, { act: "withdraw" satisfies ActionName, id }, onWithdraw);
  return (
    <article className={`${styles.person} ${styles.invited}`} aria-labelledby={heading}>
      <Avatar name={name} />
      <div>
        <h3 id={heading} lang={detectLanguage(name)}>
          {name}
        </h3>
        <p className={styles.detail}>{email}</p>
      </div>
      <p className={styles.role}>
        <b>{ROLE_NAMES[role]}</b>
        <span className={styles.detail}>
          {interpolate(STAFF_SCREEN_COPY.linkUntil, { when: formatDateTime(until) })}
        </span>
      </p>
      <div className={`${styles.acts} not-printed`}>
        <ActionButton label={t("Send again")} aria-describedby={heading} busy={busy} onPress={again} />
        <ActionButton label={t("Revoke")} danger aria-describedby={heading} busy={busy} onPress={withdraw} />
      </div>
    </article>
  );
}
