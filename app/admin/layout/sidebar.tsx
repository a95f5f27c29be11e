import { useEffect, useId, useRef } from "react";
import { href, NavLink, useLocation } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Role } from "../../../shared/permissions/permissions.ts";
import { Icon } from "../components/icon.tsx";
import { Identity } from "./identity.tsx";
import styles from "./layout.module.css";
import { ENQUIRIES_SCREEN, GROUP_LABELS, PROFILE_SCREEN, screensFor, TESTIMONIALS_SCREEN } from "./screens.ts";

/** Badge counts: new enquiries, pending testimonials. */
export interface Backlog {
  enquiries: number;
  testimonials: number;
}

export interface SidebarProps {
  role: Role | undefined;
  /** Two-factor must be set up first. */
  closed: boolean;
  waiting: Backlog;
  onLogOut: () => void;
  /** Links replace the history entry. */
  inDrawer?: boolean;
}

const pressed = ({ isPending }: { isPending: boolean }) => (isPending ? styles.pending : undefined);

const GROUPS = [undefined, "site", "team"] as const;

export function Sidebar({ role, closed, waiting, onLogOut, inDrawer = false }: SidebarProps) {
  const id = useId();
  const groups = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const list = groups.current;
    // Also when a bar above takes its height, or the drawer opens.
    const resized = new ResizeObserver(() => {
      const entry = list?.querySelector("[aria-current=page]");
      if (!list || !entry) return;
      const [around, at] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
      // Not `scrollIntoView`, which also moves the page.
      if (at.top < around.top) list.scrollTop += at.top - around.top - at.height;
      if (at.bottom > around.bottom) list.scrollTop += at.bottom - around.bottom + at.height;
    });
    if (list) resized.observe(list);
    return () => resized.disconnect();
  }, [pathname]);
  return (
    <nav className={`${styles.sidebar} not-printed`} aria-label={t("Admin Panel")}>
      <h2>{t("Admin Panel")}</h2>
      {inDrawer && <Identity />}
      <div className={styles.groups} ref={groups}>
        {GROUPS.map((group) => {
          const screens = closed ? [] : screensFor(role).filter((screen) => screen.group === group);
          if (screens.length === 0) return null;
          return (
            <div key={group ?? ""}>
              {group && <h3 id={`${id}-${group}`}>{GROUP_LABELS[group]}</h3>}
              <ul aria-labelledby={group && `${id}-${group}`}>
                {screens.map(({ path, label, icon }) => (
                  <li key={path}>
                    <NavLink to={path} className={pressed} replace={inDrawer}>
                      <Icon name={icon} />
                      {label}
                      {path === ENQUIRIES_SCREEN && <Count of={waiting.enquiries} label={t("new")} />}
                      {path === TESTIMONIALS_SCREEN && <Count of={waiting.testimonials} label={t("pending")} />}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <ul className={styles.footer}>
        <li>
          {/* New tab, so that unsaved input stays. */}
          <a href={href("/")} target="_blank" rel="noopener">
            <Icon name="outside" />
            {t("View site")}
            <span className="visually-hidden"> {t("(opens in a new tab)")}</span>
          </a>
        </li>
        <li>
          <NavLink to={PROFILE_SCREEN.path} className={pressed} replace={inDrawer}>
            <Icon name={PROFILE_SCREEN.icon} />
            {PROFILE_SCREEN.label}
          </NavLink>
        </li>
        <li>
          <button type="button" onClick={onLogOut}>
            <Icon name="leave" />
            {t("Logout")}
          </button>
        </li>
      </ul>
    </nav>
  );
}

const Count = ({ of, label }: { of: number; label: string }) =>
  of > 0 && (
    <span className={styles.count}>
      {of.toLocaleString("en-IN")}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
