/** Set by the entry of the browser once React has taken the page over; journeys wait for it. */
export const TAKEN_OVER = "data-taken-over";

/**
 * Brings React on the first sign of intent. It stands in the page as text, so it may use nothing from outside itself.
 * Until React is there the page works by HTML alone, so a click or a typed letter before that is never lost.
 */
const bringOnIntent = `(()=>{const signs=["pointerover","pointerdown","touchstart","keydown","focusin","scroll"];
const bring=()=>{for(const sign of signs)removeEventListener(sign,bring,true);const later=document.querySelector('script[type="text/later"]');
const script=document.createElement("script");script.type="module";script.textContent=later.textContent;document.body.append(script)};
for(const sign of signs)addEventListener(sign,bring,{capture:true,passive:true});if(document.activeElement!==document.body)bring()})()`;

/**
 * Keeps React out of the first load of a public page: the module script is held back as text until the visitor shows
 * an intent, and nothing is preloaded for it. The text keeps its hash, so the policy lets exactly it run later.
 */
export function arriveLater(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script type="module"[^>]*>/, '<script type="text/later">')
    .replace("</body>", () => `<script>${bringOnIntent}</script></body>`);
}
