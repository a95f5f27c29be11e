import { Link } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Icon } from "./icon.tsx";

export const ImportLink = ({ to }: { to: string }) => (
  <Link className="button small outlined importer not-printed" to={to}>
    <Icon name="import" />
    {t("Import")}
  </Link>
);
