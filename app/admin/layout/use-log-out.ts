import { href, useNavigate } from "react-router";
import { LOGIN_COPY } from "../../../shared/accounts/accounts.ts";
import { showToast } from "../../components/toasts.ts";
import { confirmAction } from "../components/confirmation.tsx";
import { request } from "../lib/api-client.ts";
import { endSession, storedToken } from "../lib/session.ts";

const REDIRECT_DELAY_MS = 1000;

const QUESTION = { title: "Are you sure?", text: "Do you really want to logout?", verb: "Yes, logout!" };
const SERVER_NOT_NOTIFIED = "You are logged out here, but the server could not be reached.";

export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const token = storedToken();
    if (!token || !(await confirmAction(QUESTION))) return;
    const answer = await request("POST", "/api/admin/logout", { token });
    endSession();
    // An unknown token counts as logged out.
    const ended = answer.ok || answer.status === 401;
    showToast(ended ? { kind: "ok", text: LOGIN_COPY.loggedOut } : { kind: "warn", text: SERVER_NOT_NOTIFIED });
    setTimeout(() => navigate(href("/admin")), REDIRECT_DELAY_MS);
  };
}
