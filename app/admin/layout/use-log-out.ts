import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { showToast } from "../../components/toasts.ts";
import { confirmAction } from "../components/confirmation.tsx";
import { request } from "../lib/api-client.ts";
import { endSession, onLogoutElsewhere, storedToken } from "../lib/session.ts";

/** Logout in all tabs. */
export function useLogOutEverywhere() {
  const navigate = useNavigate();
  useEffect(() => onLogoutElsewhere(() => navigate(href("/admin"))), [navigate]);
}

const REDIRECT_DELAY_MS = 1000;

const QUESTION = { title: t("Are you sure?"), text: t("Do you really want to logout?"), verb: t("Yes, logout!") };
const SERVER_NOT_NOTIFIED = t("You are logged out on this device, but the server could not be reached.");

/** Asks, ends the session here and on the server, and opens the login. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const token = storedToken();
    if (!token || !(await confirmAction(QUESTION))) return;
    const response = await request("POST /api/admin/logout", { token });
    endSession();
    // An unknown token counts as logged out.
    const ended = response.ok || response.status === 401;
    showToast(ended ? { kind: "ok", text: t("Logged out successfully") } : { kind: "warn", text: SERVER_NOT_NOTIFIED });
    setTimeout(() => navigate(href("/admin")), REDIRECT_DELAY_MS);
  };
}
