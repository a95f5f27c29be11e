/** Links whose presses are counted, by the kind that the API knows. Toll-free and short numbers begin with 1. */
const LINKS = {
  helpline: 'a[href^="tel:1"]',
  whatsapp: 'a[href^="https://wa.me/9"]',
  registration: "a[data-registration]",
  brochure: 'a[href*="/files/brochures/"]',
  materials: 'a[href*="/files/materials/"],a[href*="posters/"]',
};

/** Sends the kind of link and the page, nothing else; without waiting for an answer. */
export function countPresses(): void {
  addEventListener(
    "click",
    ({ target }) => {
      for (const [what, links] of Object.entries(LINKS))
        if ((target as Element).closest?.(links))
          navigator.sendBeacon?.(
            "/api/press",
            new Blob([JSON.stringify({ what, path: location.pathname })], { type: "application/json" }),
          );
    },
    true,
  );
}
