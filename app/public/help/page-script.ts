/** Inlined as text, so it must be self-contained: quick exit, age of the offline copy, opt-out. */
export function initHelpPage(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const leave = find("[data-leave]") as HTMLAnchorElement | null;
  // Replaces the history entry.
  const go = () => leave && location.replace(leave.href);
  leave?.addEventListener("click", (event) => {
    event.preventDefault();
    go();
  });
  let presses: number[] = [];
  addEventListener("keydown", ({ key, repeat, timeStamp }) => {
    if (key !== "Escape" || repeat) return;
    presses = [...presses.filter((before) => timeStamp - before < 2000), timeStamp];
    if (presses.length === 3) go();
  });

  const { kept } = document.documentElement.dataset;
  if (kept) {
    const india = new Date(Date.parse(kept) + 330 * 60_000);
    const months = JSON.parse(document.body.dataset["months"] ?? "{}");
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
      const day = `${india.getUTCDate()} ${months[language][india.getUTCMonth()]} ${india.getUTCFullYear()}`;
      place.textContent = (place.dataset["keptWords"] ?? "").replace("{when}", `${day}, ${clock[language]}`);
    }
  }

  const forget = find("[data-forget]");
  navigator.serviceWorker?.getRegistration("/").then((registration) => {
    if (!registration || !forget) return;
    forget.hidden = false;
    forget.addEventListener("click", async () => {
      try {
        localStorage.setItem("help-kept", "no");
      } catch {
        // Storage is blocked: the page is removed all the same.
      }
      await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      forget.hidden = true;
      const forgotten = find("[data-forgotten]");
      if (forgotten) forgotten.hidden = false;
    });
  });
}
