import { ROLE_NAMES } from "../../../shared/permissions/roles.ts";
import { STAFF_SCREEN_COPY, type StaffMember } from "../../../shared/staff/staff.ts";
import { detectLanguage } from "../../components/language.ts";
import { ActionButton } from "../components/action-button.tsx";
import { Avatar } from "../components/avatar.tsx";
import { Icon } from "../components/icon.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { openButton, useOpenItem } from "../hooks/use-url-dialog.ts";
import { useAdmin } from "../lib/session.ts";
import { Account } from "./account.tsx";
import { FACTOR_COPY, lastSeen } from "./labels.ts";
import styles from "./people.module.css";

export function StaffList({ people }: { people: StaffMember[] }) {
  const { opened, open, close } = useOpenItem(people);
  const { list, remember } = useFocusAfterDelete<HTMLUListElement>(people, "[id^=open-]");
  const own = useAdmin()?.email;
  const owners = people.filter(({ role, active }) => role === "owner" && active);
  return (
    <>
      <ul className={styles.people} ref={list}>
        {people.map((person) => (
          <li key={person.id}>
            <Person person={person} own={person.email === own} onOpen={() => open(person)} />
          </li>
        ))}
      </ul>
      {opened && (
        <Account
          key={opened.id}
          person={opened}
          own={opened.email === own}
          onlyOwner={owners.length === 1 && owners[0]?.id === opened.id}
          onRemove={() => remember(people.indexOf(opened))}
          onClose={close}
        />
      )}
    </>
  );
}

interface PersonProps {
  person: StaffMember;
  /** The current user's own. */
  own: boolean;
  onOpen: () => void;
}

function Person({ person, own, onOpen }: PersonProps) {
  const { id, name, email, role, active, second_factor } = person;
  const heading = `person-${id}`;
  return (
    <article className={active ? styles.person : `${styles.person} ${styles.switchedOff}`} aria-labelledby={heading}>
      <Avatar name={name} />
      <div>
        <h3 id={heading}>
          <span lang={detectLanguage(name)}>{name}</span>
          {own && " (you)"}
        </h3>
        <p className={styles.quiet}>{email}</p>
      </div>
      <p className={styles.role}>
        <b>{ROLE_NAMES[role]}</b>
        <span className={styles.quiet}>{lastSeen(person)}</span>
      </p>
      <ActionButton
        icon="pencil"
        label="Edit"
        id={openButton(id)}
        aria-describedby={heading}
        aria-haspopup="dialog"
        onPress={onOpen}
      />
      <p className={styles.tags}>
        {!active && (
          <span className={`${styles.tag} ${styles.tagBad}`}>
            <Icon name="close" />
            {STAFF_SCREEN_COPY.off}
          </span>
        )}
        <span className={`${styles.tag} ${second_factor === "none" ? styles.tagWarn : styles.tagOk}`}>
          <Icon name={second_factor === "none" ? "warning" : "check"} />
          {FACTOR_COPY[second_factor]}
        </span>
      </p>
    </article>
  );
}
