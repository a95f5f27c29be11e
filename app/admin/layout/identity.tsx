import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { ROLE_NAMES } from "../../../shared/permissions/roles.ts";
import { useAdmin } from "../lib/session.ts";
import styles from "./identity.module.css";

/** Fallback name. */
export const NAMELESS = t("Admin");

/** Name, role and email of who is logged in. */
export function Identity() {
  const admin = useAdmin();
  if (!admin) return null;
  return (
    <div className={styles.identity}>
      <b lang={detectLanguage(admin.name)}>{admin.name || NAMELESS}</b>
      {admin.role && <span>{ROLE_NAMES[admin.role]}</span>}
      <span>{admin.email}</span>
    </div>
  );
}
