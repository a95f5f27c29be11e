import { DISTRICTS_ON_THE_ROUTE } from "../../domain/districts.ts";
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

const bib = (band: string, number: string, line: string) =>
  `<li style="--band:${band}"><b>${number}</b><span>${line}</span></li>`;

const district = ({ name }: { name: string }) =>
  `<li>${name}${name === "Ernakulam" ? " <em>Mega marathon</em>" : ""}</li>`;

/** The sample's event brochure: one A4 page. The comment in its style gives way to the fonts when it is printed. */
export const BROCHURE = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Drug-Free Kerala: event brochure (sample)</title>
<style>/* fonts */
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { height: 297mm; overflow: hidden; -webkit-print-color-adjust: exact }
body { width: 210mm; height: 297mm; overflow: hidden; background: ${cotton}; color: ${ink}; font: 400 10.5pt/1.45 "Anek" }
ul, ol { list-style: none }
h1, h2, b { font-family: "Anek Display"; font-weight: 800; line-height: .92 }
h2 { font-size: 17pt; text-transform: uppercase; margin-bottom: 2.5mm }
header { background: ${marigold}; position: relative }
.words { padding: 11mm 14mm 0; height: 82mm; position: relative; z-index: 1 }
h1 { font-size: 53pt; line-height: .86; text-transform: uppercase }
.ml { font: 800 19pt/1.32 "Anek Malayalam"; margin-top: 4mm }
.lead { font-size: 13pt; margin-top: 2mm }
.sample { position: absolute; top: 12mm; right: 14mm; background: ${cotton}; padding: 1.5mm 4mm; font: 700 10.5pt/1.4 "Anek"; border-bottom: .8mm solid ${zari} }
header svg { display: block; width: 210mm; margin-top: -11mm; overflow: visible }
.bibs { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm; margin: -5mm 14mm 0; position: relative }
.bibs li { background: #fff; border-top: 3mm solid var(--band); border-bottom: .8mm solid ${zari}; padding: 2.5mm 3mm 2mm }
.bibs b { font-size: 29pt; display: block }
.bibs span { font-size: 9pt; line-height: 1.25; display: block; margin-top: 1mm }
main { display: grid; grid-template-columns: 82mm 1fr; gap: 8mm; padding: 6mm 14mm 0 }
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
</style>
<header><div class="words"><p class="sample">Sample brochure</p><h1>Run towards <br>a drug-free <br>Kerala</h1><p class="ml" lang="ml">ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം</p>
<p class="lead">One connected marathon. Fourteen districts.</p></div>${scene}</header>
<ul class="bibs">${bib(ghat, "20+", "days of roadshow")}${bib(water, "14", "districts, from north to south")}${bib(marigold, "30+", "public engagement points")}${bib(sun, "14", "district marathons, one mega marathon in Ernakulam")}</ul>
<main><section><h2>Yes to sports, no to drugs</h2>
<p>Sport gives a young person a team, a time to show up and a reason to look forward to tomorrow. This campaign takes that idea to every district.</p>
<p>A roadshow visits over 50 event locations. District marathons connect into one long run down Kerala, and finish together at the mega marathon in Ernakulam.</p>
<p>Run, walk, wheel or cheer: your district has a place for you.</p></section>
<section><h2>Fourteen districts</h2><ol>${DISTRICTS_ON_THE_ROUTE.map(district).join("")}</ol></section></main>
<section class="help"><h2>Someone to talk to</h2><ul>
<li><strong>Call, toll-free</strong><b>14405</b>De-addiction helpline of the Vimukthi mission, Kerala Excise.</li>
<li><strong>WhatsApp message only</strong><b>99959 66666</b>Kerala Police anti-drug channel: text, voice message, photo or video.</li>
<li><strong>Call, toll-free</strong><b>14446</b>National de-addiction helpline.</li></ul>
<div class="foot"><p><b>#YesToSports</b><b>#NoToDrugs</b></p><p>Sample contact: ${SAMPLE_FACTS.phone} · ${SAMPLE_FACTS.email}</p></div></section></html>`;
