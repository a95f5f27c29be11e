import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface ActionButtonProps extends Omit<ComponentProps<"button">, "type" | "className" | "children" | "onClick"> {
  label: ReactNode;
  /** For screen readers: 'Remove' is read as 'Remove Anu'. */
  what?: string;
  icon?: IconName;
  look?: string;
  /** Cannot be undone easily. */
  danger?: boolean;
  /** Clicks are ignored. */
  busy?: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

export const ActionButton = ({ label, what, icon, look, danger, busy, onPress, ...rest }: ActionButtonProps) => (
  <button
    {...rest}
    className={look ?? (danger ? "button small outlined danger" : "button small outlined")}
    type="button"
    aria-disabled={busy || undefined}
    onClick={(event) => busy || onPress(event)}
  >
    {icon && <Icon name={icon} />}
    {label}
    {what && <span className="visually-hidden"> {what}</span>}
  </button>
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
