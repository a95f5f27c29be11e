import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Drawing } from "../../components/icon.tsx";
import { isDoubleClickEcho } from "../lib/double-click.ts";
import { Icon, type IconName } from "./icon.tsx";

interface ActionButtonProps extends Omit<ComponentProps<"button">, "type" | "className" | "children" | "onClick"> {
  label: ReactNode;
  /** For screen readers: 'Remove' is read as 'Remove Anu'. */
  target?: string;
  icon?: IconName;
  look?: string;
  /** Cannot be undone easily. */
  danger?: boolean;
  /** Clicks are ignored. */
  busy?: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

export const ActionButton = ({ label, target, icon, look, danger, busy, onPress, ...rest }: ActionButtonProps) => (
  <button
    {...rest}
    className={look ?? (danger ? "button small outlined danger" : "button small outlined")}
    type="button"
    aria-disabled={busy || undefined}
    onClick={(event) => busy || onPress(event)}
  >
    {icon && <Icon name={icon} />}
    {label}
    {target && <span className="visually-hidden"> {target}</span>}
  </button>
);

/** With the number of active filters, which phones show nowhere else. */
export const FilterLabel = ({ active }: { active: number }) => (
  <>
    {t("Filter")}
    {active > 0 && <span className="filter-count">{active}</span>}
  </>
);

interface IconButtonProps extends Omit<ActionButtonProps, "label" | "what" | "icon" | "look"> {
  icon: IconName;
  /** For screen readers. */
  label: string;
  className?: string | undefined;
}

export const IconButton = ({ icon, label, danger, className = "", busy, onPress, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    className={`icon-button ${danger ? "danger" : ""} ${className}`}
    type="button"
    aria-disabled={busy || undefined}
    onClick={(event) => busy || onPress(event)}
  >
    <Icon name={icon} />
    <span className="visually-hidden">{label}</span>
  </button>
);

interface MoveButtonProps {
  target: string;
  to: keyof typeof MOVES;
  disabled: boolean;
  onPress: () => void;
}

const MOVE_LABELS = t({ earlier: "earlier", later: "later" } as const);
const MOVES = { earlier: "M12 20V5M6 11l6-6 6 6", later: "M12 4v15M6 13l6 6 6-6" };

export const MoveButton = ({ target, to, disabled, onPress }: MoveButtonProps) => (
  <button
    className="button small outlined"
    type="button"
    aria-disabled={disabled || undefined}
    onClick={() => disabled || onPress()}
  >
    <Drawing path={MOVES[to]} />
    <span className="visually-hidden">
      {target} {MOVE_LABELS[to]}
    </span>
  </button>
);

interface SaveButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  name?: string;
  /** Secondary next to a publish button. */
  quiet?: true;
}

/** Ignores the second click of a double click. */
export const SaveButton = ({ label, busyLabel, busy, name, quiet }: SaveButtonProps) => (
  <button
    className={quiet ? "button outlined" : "button red"}
    type="submit"
    name={name}
    value={name && "yes"}
    aria-disabled={busy || undefined}
    onClick={(event) => isDoubleClickEcho(event) && event.preventDefault()}
  >
    {busy ? busyLabel : label}
  </button>
);
