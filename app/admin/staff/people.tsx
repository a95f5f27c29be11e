import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { ROLES, type Role } from "../../../shared/permissions/permissions.ts";
import { describePermissions, ROLE_NAMES } from "../../../shared/permissions/roles.ts";
import type { StaffMember } from "../../../shared/staff/staff.schema.ts";
import { STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import type { TwoFactorMethod } from "../../../shared/two-factor/two-factor.ts";
import { Avatar } from "../components/avatar.tsx";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { Dialog } from "../components/dialog.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { Icon } from "../components/icon.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { openButton, useOpenItem } from "../hooks/use-url-dialog.ts";
import { formatRelative } from "../lib/format-date.ts";
import { useAdmin } from "../lib/session.ts";
import type { ActionName } from "./actions.ts";
import styles from "./page.module.css";

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
          {own && ` ${t("(you)")}`}
        </h3>
        <p className={styles.detail}>{email}</p>
      </div>
      <p className={styles.role}>
        <b>{ROLE_NAMES[role]}</b>
        <span className={styles.detail}>{lastSeen(person)}</span>
      </p>
      <ActionButton
        icon="pencil"
        label={t("Edit")}
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

const copy = STAFF_SCREEN_COPY;

interface AccountProps {
  person: StaffMember;
  /** The current user's own. */
  own: boolean;
  /** The last active owner cannot be removed or demoted. */
  onlyOwner: boolean;
  /** Called before removal from the list. */
  onRemove: () => void;
  onClose: () => void;
}

function Account({ person, own, onlyOwner, onRemove, onClose }: AccountProps) {
  const { id, name, email, second_factor } = person;
  return (
    <Dialog title={name} openedBy={openButton(id)} onClose={onClose}>
      <dl className="facts">
        <dt>{copy.labels.email}</dt>
        <dd>{email}</dd>
        <dt>{t("Here")}</dt>
        <dd>{lastSeen(person)}</dd>
        <dt>{t("Login")}</dt>
        <dd>{FACTOR_COPY[second_factor]}</dd>
      </dl>
      {onlyOwner ? (
        <p className={styles.only}>
          <b>{interpolate(copy.onlyOwner, { name })}</b> {copy.onlyOwnerText}
        </p>
      ) : (
        <>
          <RoleForm key={person.version} person={person} own={own} onSaved={onClose} />
          <Decisions person={person} own={own} onRemove={onRemove} />
        </>
      )}
    </Dialog>
  );
}

type OfPerson = Pick<AccountProps, "person" | "own">;

function RoleForm({ person, own, onSaved }: OfPerson & { onSaved: () => void }) {
  const draft = `staff:${person.id}`;
  const { Form, busy, sends } = useSaveForm(draft, onSaved);
  return (
    <Form {...sends} className="office-form" onInput={undefined}>
      <input type="hidden" name="act" value={"change role" satisfies ActionName} />
      <input type="hidden" name="own" value={String(own)} />
      <EditConflictBanner kind="staff" item={person} draft={draft} />
      <RoleChoice chosen={person.role} />
      <div className="button-row">
        <SaveButton label={t("Save role")} busyLabel={t("Saving...")} busy={busy} />
      </div>
    </Form>
  );
}

function Decisions({ person, own, onRemove }: OfPerson & Pick<AccountProps, "onRemove">) {
  const { id, name, active, version } = person;
  const { busy, post, ask } = usePostAction(`staff ${id}`);
  const decision = (act: ActionName) => ({ act, id, version, own: String(own), seen: JSON.stringify(person) });
  const about = (text: string) => (own ? `${text} ${copy.yourself}` : text);
  const off = {
    title: interpolate(copy.switchOff, { name }),
    text: about(copy.switchOffText),
    verb: copy.switchOffVerb,
  };
  const remove = { title: interpolate(copy.remove, { name }), text: about(copy.removeText), verb: copy.removeVerb };
  return (
    <div className={styles.decisions}>
      <ActionButton
        icon={active ? "close" : "check"}
        label={active ? t("Deactivate") : copy.switchOn}
        busy={busy}
        onPress={() => (active ? ask(off, decision("switch off")) : post(decision("switch on")))}
      />
      <ActionButton
        icon="trash"
        label={t("Remove")}
        danger
        busy={busy}
        onPress={() => ask(remove, decision("remove"), onRemove)}
      />
    </div>
  );
}

const FACTOR_COPY: Readonly<Record<TwoFactorMethod, string>> = {
  none: t("No second factor"),
  totp: t("Second factor: authenticator app"),
  passkey: t("Second factor: passkey"),
  both: t("Second factor: passkey and authenticator app"),
};

const lastSeen = ({ last_seen_at }: Pick<StaffMember, "last_seen_at">): string =>
  last_seen_at === null
    ? STAFF_SCREEN_COPY.neverSeen
    : interpolate(STAFF_SCREEN_COPY.seen, { when: formatRelative(last_seen_at) });

export const RoleChoice = ({ chosen }: { chosen: Role }) => (
  <fieldset className={styles.roles}>
    <legend>{t("Permissions")}</legend>
    {ROLES.map((role) => {
      const { may, mayNot } = describePermissions(role);
      return (
        <label key={role} className={`choice-card ${styles.roleChoice}`}>
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <b>{ROLE_NAMES[role]}</b>
          <span>{may}</span>
          {mayNot && <span>{mayNot}</span>}
        </label>
      );
    })}
  </fieldset>
);
