/** The attribute of the button that goes from the device's own theme to light, to dark, and back. */
export const SWITCHES_THEME = "data-switches-theme";

/**
 * Stands in the page as text, before anything is painted: wears the theme that was chosen on this device, and listens
 * for the button that chooses another. It needs no React, so the button works from the first moment.
 */
export const WEAR_CHOSEN_THEME = `(()=>{const root=document.documentElement,kept="theme";
const wear=theme=>{if(theme==="light"||theme==="dark")root.dataset.theme=theme;else delete root.dataset.theme};
const read=()=>{try{return localStorage.getItem(kept)}catch{return null}};
wear(read());addEventListener("storage",()=>wear(read()));
addEventListener("click",({target})=>{if(!target.closest?.("[${SWITCHES_THEME}]"))return;
const next={light:"dark",dark:"device"}[root.dataset.theme]??"light";wear(next);try{localStorage.setItem(kept,next)}catch{}})})()`;
