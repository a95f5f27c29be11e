import { RECORD_OUTSIDE_CHANGES } from "./outside-changes.ts";

/** Set by the entry of the browser once React has taken the page over; journeys wait for it. */
export const TAKEN_OVER = "data-taken-over";

/** Marks a button that only React can answer, or whose press must not be sent twice: it is kept until React is there. */
export const NEEDS_REACT = "data-needs-react";

/** Where React says that it brings the next page. */
export const LOADING = "data-loading";

/** The id of the line that says that there is no connection, hidden until it matters. */
export const NO_CONNECTION = "no-connection";

/** Where the browser keeps, for as long as the visit lasts, the district whose events were chosen. */
export const CHOSEN_DISTRICT = "district";

/** The attribute of links that leave for another site at once; its value `keys` lets three presses of Escape leave too. */
export const LEAVES_PAGE = "data-leaves-page";

/** The attribute on public pages that lets the browser keep the help page. */
export const KEEPS_HELP = "data-keeps-help";

/** The attribute of the document while a district is remembered, set before hydration. */
const REMEMBERS_DISTRICT = "data-remembers-district";

/** The attribute of a form that is sent by choosing, where there are scripts. */
export const SENT_BY_CHOOSING = "data-sent-by-choosing";

/*
 * These stand in every public page as text, so they may use nothing from outside themselves. Until React is there the
 * page works by HTML and by them, so a click or a typed letter before that is never lost.
 */

/** Brings React on the first sign of intent; where the line lost it, again on the next press. */
const bringOnIntent = `(()=>{const signs=["pointerover","pointerdown","touchstart","keydown","focusin","scroll","click"];
const listen=signs=>{for(const sign of signs)addEventListener(sign,bring,{capture:true,passive:true})};
const bring=()=>{for(const sign of signs)removeEventListener(sign,bring,true);const later=document.querySelector('script[type="text/later"]');
const script=document.createElement("script");script.type="module";script.onerror=()=>listen(["click"]);script.textContent=later.textContent;document.body.append(script)};
listen(signs);if(document.activeElement!==document.body)bring()})()`;

/**
 * Answers a press on a link at once. Where a browser believes to be without a connection, the server is asked first:
 * without an answer the page stays, and says why, where a browser would put a page of its own. Else it shows that the
 * next page is on its way. It is at rest again when React says so, or soon when React has nothing to bring; when it is
 * come back to as it was left; and when its visitor touches it again.
 */
const answerPresses = `(()=>{const main=document.querySelector("main"),line=document.getElementById("${NO_CONNECTION}");
const rest=()=>main.removeAttribute("aria-busy"),work=()=>main.setAttribute("aria-busy","true");let asked=false;
const leaving=({target,button,metaKey,ctrlKey,shiftKey,altKey})=>{const link=target.closest?.("a[href]");
if(!link||button||metaKey||ctrlKey||shiftKey||altKey||link.matches("[target],[download]"))return;
const to=new URL(link.getAttribute("href"),location);
if(/^http/.test(to.protocol)&&(to.origin!==location.origin||to.pathname!==location.pathname||to.search!==location.search))return{link,to}};
addEventListener("click",event=>{if(!line||navigator.onLine||asked)return;const{link,to}=leaving(event)??{};
if(!link||to.origin!==location.origin||to.pathname===location.pathname&&document.documentElement.hasAttribute("${TAKEN_OVER}"))return;
event.preventDefault();event.stopPropagation();work();
fetch(to,{method:"HEAD",cache:"no-store"}).then(()=>{rest();line.hidden=asked=true;link.dispatchEvent(new MouseEvent("click",{bubbles:true,cancelable:true}));asked=false},()=>{rest();line.hidden=false})},true);
addEventListener("online",()=>{if(line)line.hidden=true});
addEventListener("click",event=>{if(!leaving(event))return;work();
if(event.defaultPrevented)setTimeout(()=>{if(!main.hasAttribute("${LOADING}"))rest()},500)});
addEventListener("submit",({target,defaultPrevented})=>{if(!defaultPrevented&&target.method!=="dialog")work()});
addEventListener("pointerdown",rest,true);addEventListener("pageshow",({persisted})=>{if(persisted)rest()})})()`;

/** Makes room where the events page offers a remembered district, and submits forms that are sent by choosing. */
const keepChoice = `(()=>{const kept="${CHOSEN_DISTRICT}",root=document.documentElement;try{if(sessionStorage.getItem(kept))root.setAttribute("${REMEMBERS_DISTRICT}","")}catch{}
addEventListener("change",({target:{form,value}})=>{if(!form?.hasAttribute("${SENT_BY_CHOOSING}")||root.hasAttribute("${TAKEN_OVER}"))return;
try{if(value)sessionStorage.setItem(kept,value);else sessionStorage.removeItem(kept)}catch{}form.querySelector("button").click()})})()`;

/** How long a form's press waits for React before it is sent as without scripts, in milliseconds. */
export const WAITS_FOR_REACT = 8000;

/**
 * Keeps the last press that only React can answer, shows that it was heard, and does it once React is there. Where React
 * does not come, the press of a form's button is sent as without scripts, and no other after it; of any other the page says
 * why nothing comes of it.
 */
const keepPresses = `(()=>{const root=document.documentElement,main=document.querySelector("main"),line=document.getElementById("${NO_CONNECTION}");let pressed;
addEventListener("click",event=>{const button=event.target.closest?.("[${NEEDS_REACT}]");
if(!button||root.hasAttribute("${TAKEN_OVER}"))return;event.preventDefault();pressed=button;main.setAttribute("aria-busy","true");
if(button.form)setTimeout(()=>{if(pressed!==button)return;pressed=undefined;button.form.submit();button.disabled=true},${WAITS_FOR_REACT})});
addEventListener("error",({target})=>{if(target.type!=="module"||!pressed||pressed.form)return;pressed=undefined;main.removeAttribute("aria-busy");line.hidden=false},true);
new MutationObserver(()=>{if(line)line.hidden=true;if(!pressed)return;main.removeAttribute("aria-busy");pressed.click();pressed=undefined}).observe(root,{attributeFilter:["${TAKEN_OVER}"]})})()`;

/**
 * The press on a link to a page, whose address never has a dot, brings it before the finger is lifted. It is the browser's own
 * to do, never where the visitor saves data (speculation rules: Chromium); once React is there it brings the next page. Marked
 * as pure, or each browser would receive the making of it too.
 */
export const BRING_PRESSED = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches: `html:not([${TAKEN_OVER}]) a[href^='/']:not([href*='.'],[href^='/admin'],[target],[download])`,
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

/** What public pages do by themselves, before React and beside it. */
export const AT_ONCE = `${RECORD_OUTSIDE_CHANGES};${bringOnIntent};${answerPresses};${keepPresses};${keepChoice};${leavePage};${keepHelp}`;

/**
 * Keeps React out of the first load of a public page: the module script is held back as text until the visitor shows
 * an intent, and nothing is preloaded for it. The text keeps its hash, so the policy lets exactly it run later.
 */
export function arriveLater(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script type="module"[^>]*>/, '<script type="text/later">')
    .replace(
      "</body>",
      () => `<script type="speculationrules">${BRING_PRESSED}</script><script>${AT_ONCE}</script></body>`,
    );
}
