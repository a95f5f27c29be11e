import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { ROLE_NAMES } from "../../../shared/permissions/roles.ts";
import { type Invitation, STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import { detectLanguage } from "../../components/language.ts";
import { ActionButton } from "../components/action-button.tsx";
import { Avatar } from "../components/avatar.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { formatDateTime } from "../lib/format-date.ts";
import type { ActionName } from "./actions.ts";
import styles from "./people.module.css";

const copy = STAFF_SCREEN_COPY;
const WITHDRAWAL = { title: copy.withdraw, text: copy.withdrawText, verb: copy.withdrawVerb };

export function OpenInvitations({ invitations }: { invitations: Invitation[] }) {
  const { list, remember } = useFocusAfterDelete<HTMLUListElement>(invitations, "button");
  return (
    <>
      <h2>Invited</h2>
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
  const question = { ...WITHDRAWAL, what: `${name}, ${email}` };
  const withdraw = () => ask(question, { act: "withdraw" satisfies ActionName, id }, onWithdraw);
  return (
    <article className={`${styles.person} ${styles.invited}`} aria-labelledby={heading}>
      <Avatar name={name} />
      <div>
        <h3 id={heading} lang={detectLanguage(name)}>
          {name}
        </h3>
        <p className={styles.quiet}>{email}</p>
      </div>
      <p className={styles.role}>
        <b>{ROLE_NAMES[role]}</b>
        <span className={styles.quiet}>{interpolate(copy.linkUntil, { when: formatDateTime(until) })}</span>
      </p>
      <div className={`${styles.acts} not-printed`}>
        <ActionButton label="Send again" aria-describedby={heading} busy={busy} onPress={again} />
        <ActionButton label="Withdraw" danger aria-describedby={heading} busy={busy} onPress={withdraw} />
      </div>
    </article>
  );
}
