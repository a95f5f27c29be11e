import { t } from "../../../shared/i18n/admin-text.ts";
import { useShortcutsSwitch } from "../hooks/use-keyboard-shortcuts.ts";
import { ActionButton } from "./buttons.tsx";
import styles from "./keyboard-shortcuts-hint.module.css";

/** Shortcut help and switch; hidden without a keyboard. */
export function ShortcutsHint({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  const [on, turn] = useShortcutsSwitch();
  return (
    <p className={styles.keys}>
      {on &&
        keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      <ActionButton
        look="text-link"
        label={on ? t("Turn shortcuts off") : t("Turn shortcuts on")}
        onPress={() => turn(!on)}
      />
    </p>
  );
}
