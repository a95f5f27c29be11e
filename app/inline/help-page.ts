import { languageAt } from "../../shared/i18n/languages.ts";
import { dayIn, timeIn } from "../i18n/format-date.ts";
import { countPresses } from "./count-presses.ts";
import { HELP_KEPT_KEY } from "./public-page.ts";
import { initQuickExit } from "./quick-exit.ts";
import { hasVoice, speakPage, stopSpeaking, watchVoices } from "./speech.ts";

/** Quick exit, listening, age of the offline copy, opt-out. */
export default function initHelpPage(): void {
  initQuickExit();
  countPresses();
  initListening();
  const { kept } = document.documentElement.dataset;
  if (kept)
    for (const place of document.querySelectorAll<HTMLElement>("[data-kept-words]")) {
      const { words, dates } = JSON.parse(place.dataset["keptWords"] ?? "");
      place.textContent = words.replace("{when}", `${dayIn(dates, kept)}, ${timeIn(dates, kept)}`);
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

function initListening(): void {
  const language = languageAt(location.pathname);
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-listen]")];
  const show = (speaking: boolean) => {
    for (const button of buttons)
      button.hidden = !hasVoice(language) || (button.dataset["listen"] === "stop") !== speaking;
  };
  for (const button of buttons)
    button.addEventListener("click", () => {
      const starts = button.dataset["listen"] === "start";
      if (starts) speakPage(language, () => show(false));
      else stopSpeaking();
      show(starts);
      buttons.find(({ hidden }) => !hidden)?.focus();
    });
  show(false);
  watchVoices(() => show(false));
}
