/** Set after hydration; end-to-end tests wait for it. */
export const HYDRATED = "data-hydrated";

/** Marks buttons whose clicks are deferred until hydration: they need React or must not submit twice. */
export const REQUIRES_HYDRATION = "data-requires-hydration";

/** Pending navigation. */
export const LOADING = "data-loading";

/** Offline message. */
export const NO_CONNECTION = "no-connection";

/** Session storage key of the district filter. */
export const DISTRICT_KEY = "district";

/** The attribute of links that leave for another site at once; its value `keys` lets three presses of Escape leave too. */
export const LEAVES_PAGE = "data-leaves-page";

/** The attribute on public pages that lets the browser keep the help page. */
export const KEEPS_HELP = "data-keeps-help";

/** The attribute of the document while a district is remembered, set before hydration. */
const REMEMBERS_DISTRICT = "data-remembers-district";

/** Forms that submit on change. */
export const SUBMIT_ON_CHANGE = "data-submit-on-change";

/* Inlined as text in every public page, so they must be self-contained. Before hydration they and HTML handle
   input, so nothing is lost. */

/** Hydrates on the first interaction; retries on the next click if loading failed. */
const hydrateOnInteraction = `(()=>{const signs=["pointerover","pointerdown","touchstart","keydown","focusin","scroll","click"];
const listen=signs=>{for(const sign of signs)addEventListener(sign,bring,{capture:true,passive:true})};
const bring=()=>{for(const sign of signs)removeEventListener(sign,bring,true);const later=document.querySelector('script[type="text/later"]');
const script=document.createElement("script");script.type="module";script.onerror=()=>listen(["click"]);script.textContent=later.textContent;document.body.append(script)};
listen(signs);if(document.activeElement!==document.body)bring()})()`;

/**
 * Pending state of link clicks. If the browser seems offline, probes the server first and stays on the page
 * with a message. Reset when navigation ends, on back/forward cache restore and on the next interaction.
 */
const showPendingNavigation = `(()=>{const main=document.querySelector("main"),line=document.getElementById("${NO_CONNECTION}");
const rest=()=>main.removeAttribute("aria-busy"),work=()=>main.setAttribute("aria-busy","true");let asked=false;
const leaving=({target,button,metaKey,ctrlKey,shiftKey,altKey})=>{const link=target.closest?.("a[href]");
if(!link||button||metaKey||ctrlKey||shiftKey||altKey||link.matches("[target],[download]"))return;
const to=new URL(link.getAttribute("href"),location);
if(/^http/.test(to.protocol)&&(to.origin!==location.origin||to.pathname!==location.pathname||to.search!==location.search))return{link,to}};
addEventListener("click",event=>{if(!line||navigator.onLine||asked)return;const{link,to}=leaving(event)??{};
if(!link||to.origin!==location.origin||to.pathname===location.pathname&&document.documentElement.hasAttribute("${HYDRATED}"))return;
event.preventDefault();event.stopPropagation();work();
fetch(to,{method:"HEAD",cache:"no-store"}).then(()=>{rest();line.hidden=asked=true;link.dispatchEvent(new MouseEvent("click",{bubbles:true,cancelable:true}));asked=false},()=>{rest();line.hidden=false})},true);
addEventListener("online",()=>{if(line)line.hidden=true});
addEventListener("click",event=>{if(!leaving(event))return;work();
if(event.defaultPrevented)setTimeout(()=>{if(!main.hasAttribute("${LOADING}"))rest()},500)});
addEventListener("submit",({target,defaultPrevented})=>{if(!defaultPrevented&&target.method!=="dialog")work()});
addEventListener("pointerdown",rest,true);addEventListener("pageshow",({persisted})=>{if(persisted)rest()})})()`;

/** Makes room where the events page offers a remembered district, and submits forms that are sent by choosing. */
const rememberDistrict = `(()=>{const kept="${DISTRICT_KEY}",root=document.documentElement;try{if(sessionStorage.getItem(kept))root.setAttribute("${REMEMBERS_DISTRICT}","")}catch{}
addEventListener("change",({target:{form,value}})=>{if(!form?.hasAttribute("${SUBMIT_ON_CHANGE}")||root.hasAttribute("${HYDRATED}"))return;
try{if(value)sessionStorage.setItem(kept,value);else sessionStorage.removeItem(kept)}catch{}form.querySelector("button").click()})})()`;

/** Milliseconds until a form is submitted natively. */
export const HYDRATION_TIMEOUT_MS = 8000;

/**
 * Replays the last deferred click after hydration. If hydration fails, forms are submitted natively, once;
 * other buttons show an error.
 */
const deferClicks = `(()=>{const root=document.documentElement,main=document.querySelector("main"),line=document.getElementById("${NO_CONNECTION}");let pressed;
addEventListener("click",event=>{const button=event.target.closest?.("[${REQUIRES_HYDRATION}]");
if(!button||root.hasAttribute("${HYDRATED}"))return;event.preventDefault();pressed=button;main.setAttribute("aria-busy","true");
if(button.form)setTimeout(()=>{if(pressed!==button)return;pressed=undefined;button.form.submit();button.disabled=true},${HYDRATION_TIMEOUT_MS})});
addEventListener("error",({target})=>{if(target.type!=="module"||!pressed||pressed.form)return;pressed=undefined;main.removeAttribute("aria-busy");line.hidden=false},true);
new MutationObserver(()=>{if(line)line.hidden=true;if(!pressed)return;main.removeAttribute("aria-busy");pressed.click();pressed=undefined}).observe(root,{attributeFilter:["${HYDRATED}"]})})()`;

/**
 * Speculation rules (Chromium): prefetch of pages on pointerdown, never with Save-Data. URLs with a dot are
 * files. Marked pure to keep the code out of browser bundles.
 */
export const SPECULATION_RULES = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches: `html:not([${HYDRATED}]) a[href^='/']:not([href*='.'],[href^='/admin'],[target],[download])`,
      },
      eagerness: "conservative",
    },
  ],
});

/** Leaves for another site, in the page's own place in the history: by a press, or by three presses of Escape. */
const leavePage = `(()=>{let presses=[];const leave=link=>location.replace(link.href);
addEventListener("click",event=>{const link=event.target.closest?.("[${LEAVES_PAGE}]");if(!link||event.ctrlKey||event.metaKey||event.shiftKey)return;event.preventDefault();event.stopPropagation();leave(link)},true);
addEventListener("keydown",({key,repeat,timeStamp})=>{if(key!=="Escape"||repeat)return;presses=[...presses.filter(before=>timeStamp-before<2000),timeStamp];
const link=document.querySelector("[${LEAVES_PAGE}=keys]");if(link&&presses.length>2)leave(link)},true)})()`;

/**
 * Keeps the help page on the device, once the page is loaded and the browser idle. Not where the visitor saves data, and not
 * where the visitor said no on the help page.
 */
const keepHelp = `(()=>{const{connection,serviceWorker}=navigator;if(!document.querySelector("[${KEEPS_HELP}]")||connection?.saveData||!serviceWorker)return;
const begin=()=>{try{if(localStorage.getItem("help-kept")==="no")return}catch{}serviceWorker.register("/worker.js").catch(()=>{})};
addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(begin))})()`;

export const INLINE_SCRIPTS = `${hydrateOnInteraction};${showPendingNavigation};${deferClicks};${rememberDistrict};${leavePage};${keepHelp}`;

/**
 * Defers hydration: module scripts stay inert text until the first interaction, without preloads. The CSP
 * hash is unchanged.
 */
export function deferHydration(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script type="module"[^>]*>/, '<script type="text/later">')
    .replace(
      "</body>",
      () => `<script type="speculationrules">${SPECULATION_RULES}</script><script>${INLINE_SCRIPTS}</script></body>`,
    );
}
