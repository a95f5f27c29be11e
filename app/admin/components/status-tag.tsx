import { Icon, type IconName } from "./icon.tsx";

interface StatusTagProps {
  label: string;
  icon?: IconName;
  kind?: "ok" | "waits";
}

export const StatusTag = ({ label, icon, kind }: StatusTagProps) => (
  <span className="sign-tag" data-kind={kind}>
    {icon && <Icon name={icon} />}
    {label}
  </span>
);
