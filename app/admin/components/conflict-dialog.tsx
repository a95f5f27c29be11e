import { type SyntheticEvent, useId, useRef } from "react";
import { VERSION_COPY } from "../../../shared/audit-log/audit-log.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { ToastRegion } from "../../components/toast-region.tsx";
import { useCloseOnBack } from "../hooks/use-url-dialog.ts";
import { ActionButton } from "./buttons.tsx";
import { askInDialog } from "./confirmation.tsx";
import styles from "./conflict-dialog.module.css";
import { Modal } from "./modal.tsx";

interface Difference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** Preselects the other version. */
  untouched: boolean;
}

interface ConflictingVersions {
  differences: readonly Difference[];
  saved: string;
}

/** Conflict dialog. Resolves to the fields to take from the other version, or null when cancelled. */
export const resolveConflict = (versions: ConflictingVersions): Promise<ReadonlySet<string> | null> =>
  askInDialog<ReadonlySet<string> | null>(null, (response) => <Choice {...versions} answer={response} />);

interface ChoiceProps extends ConflictingVersions {
  answer: (theirs: ReadonlySet<string> | null) => void;
}

function Choice({ differences, saved, answer: response }: ChoiceProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useCloseOnBack(() => response(null));
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = new FormData(form.current ?? undefined);
    response(new Set(differences.map(({ name }) => name).filter((name) => chosen.get(name) === "theirs")));
  };
  return (
    <Modal named={{ by: `${id}-title`, describedBy: `${id}-text` }} onClose={() => response(null)}>
      <form ref={form} className={`modal ${styles.choice}`} onSubmit={save}>
        <h2 id={`${id}-title`}>{VERSION_COPY.title}</h2>
        <p id={`${id}-text`}>{VERSION_COPY.text}</p>
        {differences.map(({ name, label, mine, theirs, untouched }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            <Version name={name} value="mine" field={VERSION_COPY.mine} text={mine} chosen={!untouched} />
            <Version name={name} value="theirs" field={saved} text={theirs} chosen={untouched} />
          </fieldset>
        ))}
        <div className="button-row">
          <ActionButton look="button outlined" label={VERSION_COPY.back} onPress={() => response(null)} />
          <ActionButton
            look="button outlined"
            label={VERSION_COPY.takeTheirs}
            onPress={() => response(new Set(differences.map(({ name }) => name)))}
          />
          <button className="button red" type="submit">
            {VERSION_COPY.save}
          </button>
        </div>
      </form>
      <ToastRegion insideDialog />
    </Modal>
  );
}

interface VersionProps {
  name: string;
  value: "mine" | "theirs";
  field: string;
  text: string;
  chosen: boolean;
}

const Version = ({ name, value, field, text, chosen }: VersionProps) => (
  <label className={styles.version}>
    <input type="radio" name={name} value={value} defaultChecked={chosen} />
    <b>{field}</b>
    <span lang={detectLanguage(text)}>{text || VERSION_COPY.empty}</span>
  </label>
);
