import { Icon, type IconName } from "./icon.tsx";

interface SignTagProps {
  label: string;
  icon?: IconName;
  /** It is as it should be, or something waits. */
  kind?: "ok" | "waits";
}

/** How something stands: a word, and a sign beside it. */
export const SignTag = ({ label, icon, kind }: SignTagProps) => (
  <span className="sign-tag" data-kind={kind}>
    {icon && <Icon name={icon} />}
    {label}
  </span>
);
