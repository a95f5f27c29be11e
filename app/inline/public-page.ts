import { countPresses } from "./count-presses.ts";
import { initQuickExit } from "./quick-exit.ts";

/** Set after hydration; end-to-end tests wait for it. */
export const HYDRATED = "data-hydrated";

/** `type` of the module script until hydration. */
export const DEFERRED_SCRIPT = "text/later";

/** Marks buttons whose clicks are deferred until hydration: they need React or must not submit twice. */
export const REQUIRES_HYDRATION = "data-requires-hydration";

/** Pending navigation. */
export const LOADING = "data-loading";

/** Offline message. */
export const NO_CONNECTION = "no-connection";

/** Marks what shows the chosen district, which only scripts know. */
export const SHOWS_DISTRICT = "data-shows-district";

/** Session storage key of the district filter. */
export const DISTRICT_KEY = "district";

/** The attribute on public pages that allows caching the help page. */
export const KEEPS_HELP = "data-keeps-help";

/** Local storage key of the opt-out from the offline help page; value `no`. */
export const HELP_KEPT_KEY = "help-kept";

/** Events that hydrate a page. */
export const INTERACTIONS = ["pointerover", "pointerdown", "keydown", "focusin", "scroll", "click"];

/** Forms that submit on change. */
export const SUBMIT_ON_CHANGE = "data-submit-on-change";

/** Milliseconds until a form is submitted natively. */
export const HYDRATION_TIMEOUT_MS = 8000;

/** Speculation rules (Chromium): prefetch of pages on pointerdown, never with Save-Data. URLs with a dot are files. */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        selector_matches: `html:not([${HYDRATED}]) a[href^='/']:not([href*='.'],[href^='/admin'],[target],[download])`,
      },
      eagerness: "conservative",
    },
  ],
};

/** Before hydration these and HTML handle input, so nothing is lost. */
export default function initPublicPage(): void {
  rememberDistrict();
  hydrateOnInteraction();
  showPendingNavigation();
  deferClicks();
  initQuickExit();
  keepHelp();
  countPresses();
}

const isHydrated = () => document.documentElement.hasAttribute(HYDRATED);
const closest = <T extends Element>({ target }: Event, selector: string) =>
  (target as Element).closest?.<T>(selector) ?? null;
const setBusy = (busy: boolean) => {
  const main = document.querySelector("main");
  if (busy) main?.setAttribute("aria-busy", "true");
  else main?.removeAttribute("aria-busy");
};
const showOffline = (offline: boolean) => {
  const message = document.getElementById(NO_CONNECTION);
  if (message) message.hidden = !offline;
};

/**
 * Hydrates on the first interaction or for a remembered district; retries on the next click if loading failed.
 * Scrolling counts only on the page: browsers move carousels themselves, and fingers fire other events before.
 */
function hydrateOnInteraction(): void {
  const listen = (types: readonly string[]) => {
    for (const type of types) addEventListener(type, hydrate, { capture: true, passive: true });
  };
  const hydrate = ({ type, target }: Partial<Event> = {}) => {
    if (type === "scroll" && target !== document) return;
    for (const type of INTERACTIONS) removeEventListener(type, hydrate, true);
    const script = document.createElement("script");
    script.type = "module";
    script.onerror = () => listen(["click"]);
    script.textContent = document.querySelector(`script[type="${DEFERRED_SCRIPT}"]`)?.textContent ?? "";
    document.body.append(script);
  };
  listen(INTERACTIONS);
  if (document.activeElement !== document.body) hydrate();
  addEventListener("DOMContentLoaded", () => {
    if (document.querySelector(`[${REMEMBERS}] [${SHOWS_DISTRICT}]`)) hydrate();
  });
}

/**
 * Pending state of link clicks. If the browser seems offline, probes the server first and stays on the page
 * with a message. Reset when navigation ends, on back/forward cache restore and on the next interaction.
 */
function showPendingNavigation(): void {
  let probed = false;
  const findLink = (event: MouseEvent) => {
    const link = closest(event, "a[href]");
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
    // Links of the map are SVG elements, without `protocol`.
    const to = new URL(link.getAttribute("href") ?? "", location.href);
    if (link.matches("[target],[download]") || !to.protocol.startsWith("http")) return null;
    const staysHere = to.origin === location.origin && to.pathname === location.pathname;
    return staysHere && to.search === location.search ? null : { link, to, staysHere };
  };
  addEventListener(
    "click",
    (event) => {
      if (navigator.onLine || probed || !document.getElementById(NO_CONNECTION)) return;
      const found = findLink(event);
      if (found?.to.origin !== location.origin || (found.staysHere && isHydrated())) return;
      event.preventDefault();
      event.stopPropagation();
      setBusy(true);
      fetch(found.to, { method: "HEAD", cache: "no-store" }).then(
        () => {
          setBusy(false);
          showOffline(false);
          probed = true;
          found.link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
          probed = false;
        },
        () => {
          setBusy(false);
          showOffline(true);
        },
      );
    },
    true,
  );
  addEventListener("online", () => showOffline(false));
  addEventListener("click", (event) => {
    if (!findLink(event)) return;
    setBusy(true);
    if (event.defaultPrevented)
      setTimeout(() => {
        if (!document.querySelector(`main[${LOADING}]`)) setBusy(false);
      }, 500);
  });
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (!defaultPrevented && (target as HTMLFormElement).method !== "dialog") setBusy(true);
  });
  addEventListener("pointerdown", () => setBusy(false), true);
  addEventListener("pageshow", ({ persisted }) => persisted && setBusy(false));
}

/**
 * Replays the last deferred click after hydration. If hydration fails, forms are submitted natively, once;
 * other buttons show an error.
 */
function deferClicks(): void {
  let pressed: HTMLButtonElement | null = null;
  addEventListener("click", (event) => {
    const button = closest<HTMLButtonElement>(event, `[${REQUIRES_HYDRATION}]`);
    if (!button || isHydrated()) return;
    event.preventDefault();
    pressed = button;
    setBusy(true);
    const { form } = button;
    if (form)
      setTimeout(() => {
        if (pressed !== button) return;
        pressed = null;
        form.submit();
        button.disabled = true;
      }, HYDRATION_TIMEOUT_MS);
  });
  addEventListener(
    "error",
    ({ target }) => {
      if ((target as HTMLScriptElement).type !== "module" || !pressed || pressed.form) return;
      pressed = null;
      setBusy(false);
      showOffline(true);
    },
    true,
  );
  new MutationObserver(() => {
    showOffline(false);
    if (!pressed) return;
    setBusy(false);
    pressed.click();
    pressed = null;
  }).observe(document.documentElement, { attributeFilter: [HYDRATED] });
}

const REMEMBERS = "data-remembers-district";

/** Makes room where pages show a remembered district, and submits forms that are sent by choosing. */
function rememberDistrict(): void {
  try {
    if (sessionStorage.getItem(DISTRICT_KEY)) document.documentElement.setAttribute(REMEMBERS, "");
  } catch {
    // Storage is blocked.
  }
  addEventListener("change", ({ target }) => {
    const { form, value } = target as HTMLSelectElement;
    if (!form?.hasAttribute(SUBMIT_ON_CHANGE) || isHydrated()) return;
    try {
      sessionStorage.setItem(DISTRICT_KEY, value);
    } catch {
      // Storage is blocked.
    }
    form.querySelector("button")?.click();
  });
}

/**
 * Caches the help page on the device once the page is loaded and the browser idle. Not with Save-Data, and not
 * after an opt-out on the help page.
 */
function keepHelp(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!document.querySelector(`[${KEEPS_HELP}]`) || connection?.saveData || !serviceWorker) return;
  const register = () => {
    try {
      if (localStorage.getItem(HELP_KEPT_KEY) === "no") return;
    } catch {
      // Storage is blocked.
    }
    serviceWorker.register("/worker.js").catch(() => undefined);
  };
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(register));
}
