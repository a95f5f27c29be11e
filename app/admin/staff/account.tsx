import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { STAFF_SCREEN_COPY, type StaffMember } from "../../../shared/staff/staff.ts";
import { ActionButton } from "../components/action-button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { openButton } from "../hooks/use-url-dialog.ts";
import styles from "./account.module.css";
import type { ActionName } from "./actions.ts";
import { FACTOR_COPY, lastSeen } from "./labels.ts";
import { RoleChoice } from "./role-choice.tsx";

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

export function Account({ person, own, onlyOwner, onRemove, onClose }: AccountProps) {
  const { id, name, email, second_factor } = person;
  return (
    <Dialog title={name} openedBy={openButton(id)} onClose={onClose}>
      <dl className="facts">
        <dt>{copy.labels.email}</dt>
        <dd>{email}</dd>
        <dt>Here</dt>
        <dd>{lastSeen(person)}</dd>
        <dt>Login</dt>
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
        <SaveButton label="Save role" busyLabel="Saving..." busy={busy} />
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
        label={active ? "Switch off" : copy.switchOn}
        busy={busy}
        onPress={() => (active ? ask(off, decision("switch off")) : post(decision("switch on")))}
      />
      <ActionButton
        icon="trash"
        label="Remove"
        danger
        busy={busy}
        onPress={() => ask(remove, decision("remove"), onRemove)}
      />
    </div>
  );
}
