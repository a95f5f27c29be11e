import { type SyntheticEvent, useId, useRef } from "react";
import { VERSION_COPY } from "../../../shared/audit-log/audit-log.ts";
import { detectLanguage } from "../../components/language.ts";
import { ToastRegion } from "../../components/toast-region.tsx";
import { useCloseOnBack } from "../hooks/use-close-on-back.ts";
import { createStore } from "../lib/create-store.ts";
import { ActionButton } from "./action-button.tsx";
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

interface Asked extends ConflictingVersions {
  resolve: (theirs: ReadonlySet<string> | null) => void;
}

const { set, useValue } = createStore<Asked | null>(null);

/** Conflict dialog. Resolves to the fields to take from the other version, or null when cancelled. */
export const resolveConflict = (versions: ConflictingVersions): Promise<ReadonlySet<string> | null> =>
  new Promise((resolve) => set({ ...versions, resolve }));

/** Render once. */
export function ConflictDialog() {
  const open = useValue();
  return open && <Choice asked={open} />;
}

function Choice({ asked: { differences, saved, resolve } }: { asked: Asked }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const answer = (theirs: ReadonlySet<string> | null) => {
    set(null);
    resolve(theirs);
  };
  useCloseOnBack(() => answer(null));
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = new FormData(form.current ?? undefined);
    answer(new Set(differences.map(({ name }) => name).filter((name) => chosen.get(name) === "theirs")));
  };
  return (
    <Modal named={{ by: `${id}-title`, describedBy: `${id}-text` }} onClose={() => answer(null)}>
      <form ref={form} className={`modal ${styles.choice}`} onSubmit={save}>
        <h2 id={`${id}-title`}>{VERSION_COPY.title}</h2>
        <p id={`${id}-text`}>{VERSION_COPY.text}</p>
        {differences.map(({ name, label, mine, theirs, untouched }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            <Version name={name} value="mine" of={VERSION_COPY.mine} text={mine} chosen={!untouched} />
            <Version name={name} value="theirs" of={saved} text={theirs} chosen={untouched} />
          </fieldset>
        ))}
        <div className="button-row">
          <ActionButton look="button outlined" label={VERSION_COPY.back} onPress={() => answer(null)} />
          <ActionButton
            look="button outlined"
            label={VERSION_COPY.takeTheirs}
            onPress={() => answer(new Set(differences.map(({ name }) => name)))}
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
  of: string;
  text: string;
  chosen: boolean;
}

const Version = ({ name, value, of, text, chosen }: VersionProps) => (
  <label className={styles.version}>
    <input type="radio" name={name} value={value} defaultChecked={chosen} />
    <b>{of}</b>
    <span lang={detectLanguage(text)}>{text || VERSION_COPY.empty}</span>
  </label>
);
