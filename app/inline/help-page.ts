import { MONTHS } from "../public/help/messages.ts";
import { countPresses } from "./count-presses.ts";
import { HELP_KEPT_KEY } from "./public-page.ts";
import { initQuickExit } from "./quick-exit.ts";

/** Quick exit, age of the offline copy, opt-out. */
export default function initHelpPage(): void {
  initQuickExit();
  countPresses();
  const { kept } = document.documentElement.dataset;
  if (kept) {
    const india = new Date(Date.parse(kept) + 330 * 60_000);
    const [hour, minute] = [india.getUTCHours(), String(india.getUTCMinutes()).padStart(2, "0")];
    const time = `${hour % 12 || 12}.${minute}`;
    const part =
      hour < 3
        ? "രാത്രി"
        : hour < 6
          ? "പുലർച്ചെ"
          : hour < 12
            ? "രാവിലെ"
            : hour < 15
              ? "ഉച്ചയ്ക്ക്"
              : hour < 19
                ? "വൈകിട്ട്"
                : "രാത്രി";
    const clock = { en: `${time} ${hour < 12 ? "am" : "pm"}`, ml: `${part} ${time}` };
    for (const place of document.querySelectorAll<HTMLElement>("[data-kept-words]")) {
      const language = place.parentElement?.lang === "ml" ? "ml" : "en";
      const day = `${india.getUTCDate()} ${MONTHS[language][india.getUTCMonth()]} ${india.getUTCFullYear()}`;
      place.textContent = (place.dataset["keptWords"] ?? "").replace("{when}", `${day}, ${clock[language]}`);
    }
  }

  const forget = document.querySelector<HTMLElement>("[data-forget]");
  navigator.serviceWorker?.getRegistration("/").then((registration) => {
    if (!registration || !forget) return;
    forget.hidden = false;
    forget.addEventListener("click", async () => {
      try {
        localStorage.setItem(HELP_KEPT_KEY, "no");
      } catch {
        // Storage is blocked: the page is still removed.
      }
      await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      forget.hidden = true;
      const forgotten = document.querySelector<HTMLElement>("[data-forgotten]");
      if (forgotten) forgotten.hidden = false;
    });
  });
}
