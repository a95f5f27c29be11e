import { Icon, type IconName } from "./icon.tsx";

interface SignTagProps {
  label: string;
  icon?: IconName;
  kind?: "ok" | "waits";
}

export const SignTag = ({ label, icon, kind }: SignTagProps) => (
  <span className="sign-tag" data-kind={kind}>
    {icon && <Icon name={icon} />}
    {label}
  </span>
);
