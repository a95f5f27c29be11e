/** The attribute of the button that goes from the device's own theme to light, to dark, and back. */
export const SWITCHES_THEME = "data-switches-theme";

/** What a browser's own frame around the page is coloured in, the values of `--ghat`. */
export const FRAME_COLOURS = { light: "#0c4a36", dark: "#0a3226" } as const;

/**
 * Stands in the page as text, before anything is painted: wears the theme that was chosen on this device, and listens
 * for the button that chooses another. The colour of the browser's frame goes with it. It needs no React, so the button
 * works from the first moment.
 */
export const WEAR_CHOSEN_THEME = `(()=>{const root=document.documentElement,kept="theme";
const wear=theme=>{if(theme==="light"||theme==="dark")root.dataset.theme=theme;else delete root.dataset.theme;
for(const [scheme,colour] of Object.entries(${JSON.stringify(FRAME_COLOURS)}))for(const meta of document.querySelectorAll('meta[name="theme-color"][content="'+colour+'"]'))
meta.media=root.dataset.theme?root.dataset.theme===scheme?"all":"not all":"(prefers-color-scheme: "+scheme+")"};
const read=()=>{try{return localStorage.getItem(kept)}catch{return null}};
wear(read());addEventListener("storage",()=>wear(read()));
addEventListener("click",({target})=>{if(!target.closest?.("[${SWITCHES_THEME}]"))return;
const next={light:"dark",dark:"device"}[root.dataset.theme]??"light";wear(next);try{localStorage.setItem(kept,next)}catch{}})})()`;
