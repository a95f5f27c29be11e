import { DISTRICTS_ON_THE_ROUTE, type District } from "../../shared/districts.ts";
import { SAMPLE_FACTS } from "../campaign.ts";
import { COLOURS } from "./colours.ts";
import { racer, runner } from "./figures.ts";
import { ghats, palm, sunAt, trackFrom } from "./places.ts";

const { ink, cotton, marigold, sun, ghat, water, track, zari } = COLOURS;

const scene = `<svg viewBox="0 240 1280 447" aria-hidden="true">
  ${sunAt(900, 430, 140)}${ghats(560)}${trackFrom(560, 66)}${palm(1150, 560, 1.35, 34)}${palm(1230, 560, 1, -22)}
  ${runner({ x: 120, y: 622, scale: 1.35, skin: "#9A5E3A", shirt: water, wears: "long", head: "hijab" })}
  ${runner({ x: 330, y: 640, scale: 1.5, skin: "#6B3A20", shirt: cotton, wears: "mundu" })}
  ${runner({ x: 560, y: 632, scale: 1.5, skin: "#A86C45", shirt: ghat, wears: "long", head: "plait" })}
  ${racer({ x: 790, y: 642, scale: 1.5 })}</svg>`;

export type BrochureLanguage = keyof typeof WORDS;

/** What the brochure says in each language. */
const WORDS = {
  en: {
    title: "Drug-Free Kerala: event brochure (sample)",
    sample: "Sample brochure",
    lines: ["Run towards", "a drug-free", "Kerala"],
    /** The same line in the other language. */
    beside: `<p class="ml" lang="ml">ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം</p>`,
    lead: "One connected marathon. Fourteen districts.",
    bibs: [
      "days of roadshow",
      "districts, from north to south",
      "public engagement points",
      "district marathons, one mega marathon in Ernakulam",
    ],
    yes: "Yes to sports, no to drugs",
    why: [
      "Sport gives a young person a team, a time to show up and a reason to look forward to tomorrow. This campaign takes that idea to every district.",
      "A roadshow visits over 50 event locations. District marathons connect into one long run down Kerala, and finish together at the mega marathon in Ernakulam.",
      "Run, walk, wheel or cheer: your district has a place for you.",
    ],
    districts: "Fourteen districts",
    nameOf: ({ name }: District) => name as string,
    mega: "Mega marathon",
    talk: "Someone to talk to",
    call: "Call, toll-free",
    state: "De-addiction helpline of the Vimukthi mission, Kerala Excise.",
    message: "WhatsApp message only",
    police: "Kerala Police anti-drug WhatsApp number (Yodhavu): text, voice message, photo or video.",
    national: "National de-addiction helpline.",
    contact: "Sample contact",
  },
  ml: {
    title: "ലഹരിമുക്ത കേരളം: പരിപാടികളുടെ ബ്രോഷർ (സാമ്പിൾ)",
    sample: "സാമ്പിൾ ബ്രോഷർ",
    lines: ["ലഹരിമുക്ത", "കേരളത്തിലേക്ക്", "ഓടാം"],
    beside: "",
    lead: "പതിനാല് ജില്ലകളെ കോർത്തിണക്കുന്ന മാരത്തൺ.",
    bibs: [
      "ദിവസം നീളുന്ന റോഡ് ഷോ",
      "ജില്ലകൾ, വടക്കു മുതൽ തെക്കു വരെ",
      "പൊതു ഇടങ്ങളിൽ ജനങ്ങൾക്കൊപ്പം",
      "ജില്ലാ മാരത്തണുകൾ, എറണാകുളത്ത് മെഗാ മാരത്തൺ",
    ],
    yes: "സ്പോർട്സിനോട് യെസ്, ലഹരിയോട് നോ",
    why: [
      "കൂടെ നിൽക്കാൻ ഒരു ടീം, എന്നും എത്തേണ്ട ഒരു നേരം, നാളെയെ കാത്തിരിക്കാൻ ഒരു കാരണം: സ്പോർട്സ് ചെറുപ്പക്കാർക്കു നൽകുന്നത് ഇതാണ്. ഈ ആശയവുമായി ഞങ്ങൾ ഓരോ ജില്ലയിലുമെത്തുന്നു.",
      "റോഡ് ഷോ അൻപതിലേറെ ഇടങ്ങളിൽ നിർത്തും. ജില്ലാ മാരത്തണുകൾ കേരളത്തിലൂടെ ഒറ്റ ഓട്ടമായി എറണാകുളത്തെ മെഗാ മാരത്തണിൽ ഒത്തുചേരും.",
      "ഓടാം, നടക്കാം, കൈയടിക്കാം: നിങ്ങളുടെ ജില്ലയിൽ നിങ്ങൾക്കും ഇടമുണ്ട്.",
    ],
    districts: "പതിനാല് ജില്ലകൾ",
    nameOf: ({ malayalam }: District) => malayalam,
    mega: "മെഗാ മാരത്തൺ",
    talk: "സംസാരിക്കാൻ ഒരാളുണ്ട്",
    call: "ടോൾ ഫ്രീ",
    state: "സംസ്ഥാനത്തിന്റെ ലഹരിമോചന ഹെൽപ്‌ലൈൻ: കേരള എക്സൈസിന്റെ വിമുക്തി മിഷൻ.",
    message: "WhatsApp സന്ദേശങ്ങൾ മാത്രം",
    police: "കേരള പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്). സന്ദേശമോ ശബ്ദസന്ദേശമോ ഫോട്ടോയോ വീഡിയോയോ അയയ്ക്കാം.",
    national: "ദേശീയ ലഹരിമോചന ഹെൽപ്‌ലൈൻ.",
    contact: "ബന്ധപ്പെടാൻ (സാമ്പിൾ)",
  },
};

const bib = (band: string, number: string, line = "") =>
  `<li style="--band:${band}"><b>${number}</b><span>${line}</span></li>`;
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("\n");

const STYLE = `<style>/* fonts */
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { height: 297mm; overflow: hidden; -webkit-print-color-adjust: exact }
body { width: 210mm; height: 297mm; overflow: hidden; background: ${cotton}; color: ${ink}; font: 400 10.5pt/1.45 "Anek", "Anek Malayalam Text" }
ul, ol { list-style: none }
h1, h2, b { font-family: "Anek Display", "Anek Malayalam"; font-weight: 800; line-height: .92 }
h2 { font-size: 17pt; text-transform: uppercase; margin-bottom: 2.5mm }
header { background: ${marigold}; position: relative }
.words { padding: 11mm 14mm 0; height: 82mm; position: relative; z-index: 1 }
h1 { font-size: 53pt; line-height: .86; text-transform: uppercase }
.ml { font: 800 19pt/1.32 "Anek Malayalam"; margin-top: 4mm }
.lead { font-size: 13pt; margin-top: 2mm }
.sample { position: absolute; top: 12mm; right: 14mm; background: ${cotton}; padding: 1.5mm 4mm; font: 700 10.5pt/1.4 "Anek", "Anek Malayalam Text"; border-bottom: .8mm solid ${zari} }
header svg { display: block; width: 210mm; margin-top: -11mm; overflow: visible }
.bibs { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm; margin: -5mm 14mm 0; position: relative }
.bibs li { background: #fff; border-top: 3mm solid var(--band); border-bottom: .8mm solid ${zari}; padding: 2.5mm 3mm 2mm }
.bibs b { font-size: 29pt; display: block }
.bibs span { font-size: 9pt; line-height: 1.25; display: block; margin-top: 1mm }
main { display: grid; grid-template-columns: 82mm minmax(0, 1fr); gap: 8mm; padding: 6mm 14mm 0 }
main p + p { margin-top: 2mm }
ol { columns: 2; column-gap: 5mm; counter-reset: stop }
ol li { counter-increment: stop; padding: .55mm 0; break-inside: avoid; border-bottom: .2mm solid #d9cfb6 }
ol li::before { content: counter(stop); font: 800 10.5pt "Anek Display"; color: ${track}; display: inline-block; width: 6mm }
ol li { white-space: nowrap }
em { font-style: normal; font-size: 7.5pt; font-weight: 600; color: ${track}; white-space: nowrap }
.help { background: ${ghat}; color: ${cotton}; margin-top: 4mm; padding: 5.5mm 14mm 0; height: 66mm }
.help ul { display: grid; grid-template-columns: 54mm 68mm 1fr; gap: 6mm }
.help b { font-size: 25pt; color: ${marigold}; display: block; margin: .5mm 0 1mm; white-space: nowrap }
.help li { font-size: 9.5pt; line-height: 1.35 }
.help strong { font-weight: 600 }
.foot { border-top: .8mm solid ${zari}; margin-top: 4.5mm; padding-top: 2.5mm; display: flex; justify-content: space-between; font-size: 9.5pt }
.foot b { font-size: 13pt; color: ${cotton}; display: inline; margin-right: 4mm }
:lang(ml) body { font-size: 9.5pt; line-height: 1.46 }
:lang(ml) h1 { font-size: 43pt; line-height: 1.14; padding-top: 3mm }
:lang(ml) h2 { font-size: 14pt; line-height: 1.2; margin-bottom: 2mm }
:lang(ml) .lead { font-size: 12.5pt; line-height: 1.5; font-weight: 600; margin-top: 3mm }
:lang(ml) .bibs span { font-size: 8.2pt; line-height: 1.35 }
:lang(ml) main { padding-top: 5mm }
:lang(ml) main p + p { margin-top: 1.5mm }
:lang(ml) ol { column-gap: 4mm }
:lang(ml) ol li::before { width: 5mm }
:lang(ml) em { display: block; font-size: 8pt; line-height: 1.2; padding-left: 5mm }
:lang(ml) .help { margin-top: 3mm; padding-top: 4.5mm }
:lang(ml) .help li { font-size: 9pt }
:lang(ml) .help b { font-size: 23pt; margin-bottom: 1mm }
:lang(ml) .foot { margin-top: 3.5mm; font-size: 8.6pt }
:lang(ml) .foot b { font-size: 13pt; margin-bottom: 0 }
</style>`;

/** The sample's event brochure: one A4 page. The comment in its style gives way to the fonts when it is printed. */
export function brochureIn(language: BrochureLanguage): string {
  const words = WORDS[language];
  const district = (district: District) =>
    `<li>${words.nameOf(district)}${district.name === "Ernakulam" ? ` <em>${words.mega}</em>` : ""}</li>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words.title}</title>
${STYLE}
<header><div class="words"><p class="sample">${words.sample}</p><h1>${words.lines.join(" <br>")}</h1>${words.beside}
<p class="lead">${words.lead}</p></div>${scene}</header>
<ul class="bibs">${bib(ghat, "20+", words.bibs[0])}${bib(water, "14", words.bibs[1])}${bib(marigold, "30+", words.bibs[2])}${bib(sun, "14", words.bibs[3])}</ul>
<main><section><h2>${words.yes}</h2>
${paragraphs(words.why)}</section>
<section><h2>${words.districts}</h2><ol>${DISTRICTS_ON_THE_ROUTE.map(district).join("")}</ol></section></main>
<section class="help"><h2>${words.talk}</h2><ul>
<li><strong>${words.call}</strong><b>14405</b>${words.state}</li>
<li><strong>${words.message}</strong><b>99959 66666</b>${words.police}</li>
<li><strong>${words.call}</strong><b>14446</b>${words.national}</li></ul>
<div class="foot"><p><b>#YesToSports</b><b>#NoToDrugs</b></p><p>${words.contact}: ${SAMPLE_FACTS.phone} · ${SAMPLE_FACTS.email}</p></div></section></html>`;
}
