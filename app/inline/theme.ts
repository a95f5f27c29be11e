/** Attribute of the button that cycles system, light, dark. */
export const THEME_TOGGLE = "data-switches-theme";

/** `theme-color`; values of `--ghat`. */
export const THEME_COLOR = { light: "#0c4a36", dark: "#0a3226" } as const;

/** Inlined, runs before first paint: applies the stored theme and handles the switch without React. */
export const THEME_INIT_SCRIPT = `(()=>{const root=document.documentElement,kept="theme";
const wear=theme=>{if(theme==="light"||theme==="dark")root.dataset.theme=theme;else delete root.dataset.theme;
for(const [scheme,colour] of Object.entries(${JSON.stringify(THEME_COLOR)}))for(const meta of document.querySelectorAll('meta[name="theme-color"][content="'+colour+'"]'))
meta.media=root.dataset.theme?root.dataset.theme===scheme?"all":"not all":"(prefers-color-scheme: "+scheme+")"};
const read=()=>{try{return localStorage.getItem(kept)}catch{return null}};
wear(read());addEventListener("storage",()=>wear(read()));
addEventListener("click",({target})=>{if(!target.closest?.("[${THEME_TOGGLE}]"))return;
const next={light:"dark",dark:"device"}[root.dataset.theme]??"light";wear(next);try{localStorage.setItem(kept,next)}catch{}})})()`;
