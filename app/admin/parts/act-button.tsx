import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface ActButtonProps extends Omit<ComponentProps<"button">, "type" | "className" | "children" | "onClick"> {
  label: ReactNode;
  /** What it is done to, for those who hear the button alone: 'Remove', heard as 'Remove Anu'. */
  what?: string;
  icon?: IconName;
  /** Its classes, where it is none of the small ones beside what they act on. */
  look?: string;
  /** What it does cannot simply be taken back. */
  danger?: boolean;
  /** It is under way, or cannot be done now: a press does nothing. */
  busy?: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

/** A button that does something with what it stands beside. */
export const ActButton = ({ label, what, icon, look, danger, busy, onPress, ...rest }: ActButtonProps) => (
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

interface IconButtonProps extends Omit<ActButtonProps, "label" | "what" | "icon" | "look"> {
  icon: IconName;
  /** Heard, not seen. */
  label: string;
  className?: string | undefined;
}

/** The same as a sign alone. */
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
