import type { PictureName } from "../pictures.ts";
import { COLOURS } from "./colours.ts";
import { racer, runner, standing, walker } from "./figures.ts";
import { arch, bus, ghats, ground, palm, snakeBoat, sunAt, trackFrom, waterFrom } from "./places.ts";

const { ink, cotton, marigold, sun, ghat, ghat2, water, foam, track, shade, zari, deep } = COLOURS;
const SKINS = ["#6B3A20", "#9A5E3A", "#7A4426", "#A86C45", "#8C5331"] as const;
const skin = (place: number): string => SKINS[place % SKINS.length] ?? SKINS[0];

/** A drum on its strap, beaten from both sides, before the figure at (x, y). */
const drum = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-24 -96H24V-44H-24Z" fill="${track}"/><path d="M-24 -96H24M-24 -44H24" stroke="${cotton}" stroke-width="8"/>
  <path d="M-20 -92L-8 -48L4 -92L16 -48" fill="none" stroke="${zari}" stroke-width="4"/><path d="M-46 -118L-14 -98M50 -112L22 -97" stroke="${cotton}" stroke-width="5" stroke-linecap="round"/></g>`;

const lamp = (x: number, y: number) =>
  `<path d="M${x} ${y}V${y - 210}" stroke="${deep}" stroke-width="9"/><circle cx="${x}" cy="${y - 222}" r="46" fill="${marigold}" opacity=".22"/><circle cx="${x}" cy="${y - 222}" r="19" fill="${marigold}"/>`;

const cups = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<path d="M${x + i * 42} ${y}h26l-4 -34h-18z" fill="${i % 3 ? foam : marigold}"/>`,
  ).join("");

/** The pictures of the sample's events: what to run towards, never what to run from. */
export const SCENES: Record<PictureName, string> = {
  "start-line": `${ground(marigold)}${sunAt(900, 330, 190)}${ghats(500)}${trackFrom(500)}${palm(1150, 500, 1.25, 34)}${palm(1220, 505, 0.95, -22)}
    ${arch(70, 520, 560, 380, false)}
    ${runner({ x: 210, y: 590, scale: 1.25, skin: skin(1), shirt: water, wears: "long", head: "hijab" })}${runner({ x: 420, y: 590, scale: 1.25, skin: skin(4), shirt: cotton })}
    ${runner({ x: 330, y: 690, scale: 1.5, skin: skin(0), shirt: marigold, wears: "mundu" })}${runner({ x: 600, y: 680, scale: 1.5, skin: skin(3), shirt: ghat, head: "plait", wears: "long" })}
    ${racer({ x: 850, y: 700, scale: 1.5, skin: skin(2) })}`,
  "beach-road": `${ground(marigold)}${sunAt(330, 360, 170)}${waterFrom(360, 560)}<path d="M0 470H1280M0 515H1280" stroke="${foam}" stroke-width="4" opacity=".5"/>
    ${ground("#F3D9A4", 540)}${trackFrom(600, 66)}${palm(1010, 585, 1.9, 60)}${palm(1150, 590, 1.5, -40)}${palm(1235, 588, 1.1, 20)}
    ${runner({ x: 160, y: 690, scale: 1.5, skin: skin(2), shirt: ghat, head: "grey" })}${runner({ x: 400, y: 690, scale: 1.5, skin: skin(1), shirt: sun, wears: "long", head: "plait" })}
    ${runner({ x: 640, y: 760, scale: 1.7, skin: skin(0), shirt: cotton, wears: "mundu" })}${runner({ x: 880, y: 700, scale: 1.15, skin: skin(3), shirt: water })}`,
  "snake-boat": `${ground(marigold)}${sunAt(250, 240, 120)}${ghats(350)}${waterFrom(350, 800)}<path d="M90 620H320M460 700H700M820 640H1010M1080 720H1230M180 740H300" stroke="${foam}" stroke-width="6" stroke-linecap="round" opacity=".6"/>
    ${palm(1090, 356, 1.3, -40)}${palm(1180, 356, 1, 14)}${palm(60, 356, 0.9, 24)}${snakeBoat(130, 590, 2.6)}`,
  "roadshow-stop": `${ground(ghat)}<path d="M0 560Q320 470 640 520T1280 480V800H0Z" fill="${ghat2}"/>${ground(track, 590)}<path d="M0 590H1280M0 690H1280" stroke="${cotton}" stroke-width="5"/>
    <path d="M70 190h120M40 240h100" stroke="${cotton}" stroke-width="10" opacity=".6"/>${bus(190, 650, 1.85, marigold)}
    ${standing({ x: 1060, y: 690, scale: 1.5, skin: skin(1), shirt: water, head: "hijab", arms: "wave" })}${standing({ x: 1170, y: 700, scale: 1.5, skin: skin(0), shirt: cotton, wears: "mundu", head: "grey" })}
    ${standing({ x: 90, y: 775, scale: 1.2, skin: skin(3), shirt: sun, wears: "shorts", arms: "up" })}${standing({ x: 560, y: 780, scale: 1.1, skin: skin(2), shirt: cotton, wears: "shorts", head: "plait", arms: "wave" })}
    ${standing({ x: 980, y: 775, scale: 1.15, skin: skin(4), shirt: marigold, wears: "shorts", arms: "wave" })}`,
  "hill-road": `${ground(marigold)}${sunAt(1010, 210, 110)}<path d="M0 800V330Q220 190 420 270T820 240T1280 330V800Z" fill="${ghat2}"/>
    <g fill="none" stroke="${ghat}" stroke-width="10"><path d="M0 380Q220 240 420 320T820 290T1280 380"/><path d="M0 440Q220 300 420 380T820 350T1280 440"/><path d="M0 500Q220 360 420 440T820 410T1280 500"/></g>
    <path d="M0 800V560Q300 430 640 520T1280 520V800Z" fill="${ghat}"/><path d="M-20 780Q420 800 700 690T1300 590V700Q1000 720 820 780T600 830H-20Z" fill="${track}"/>
    <path d="M-20 780Q420 800 700 690T1300 590" fill="none" stroke="${zari}" stroke-width="12"/>
    ${runner({ x: 500, y: 765, scale: 1.6, skin: skin(1), shirt: cotton, head: "plait", wears: "long" })}${runner({ x: 790, y: 700, scale: 1.45, skin: skin(0), shirt: marigold })}${runner({ x: 1040, y: 660, scale: 1.3, skin: skin(3), shirt: sun, wears: "mundu" })}`,
  "wheelchair-racers": `${ground(track)}<g fill="none" stroke="${cotton}" stroke-width="6"><circle cx="90" cy="880" r="280"/><circle cx="90" cy="880" r="412"/><circle cx="90" cy="880" r="544"/><circle cx="90" cy="880" r="676"/><circle cx="90" cy="880" r="808"/></g>
    <circle cx="90" cy="880" r="270" fill="${ghat}"/><circle cx="90" cy="880" r="866" fill="none" stroke="${zari}" stroke-width="24"/><path d="M940 0Q1010 190 1280 260V0Z" fill="${ghat2}"/>
    ${racer({ x: 400, y: 400, scale: 1.75, skin: skin(4) })}${racer({ x: 665, y: 580, scale: 1.9, skin: skin(0), shirt: cotton })}${racer({ x: 330, y: 745, scale: 2.05, skin: skin(1), shirt: ghat })}`,
  "school-ground": `${ground(foam)}${sunAt(170, 180, 90)}<path d="M330 240L420 150H1070L1160 240Z" fill="${track}"/><path d="M370 240H1120V470H370Z" fill="${cotton}"/><path d="M300 240H1190" stroke="${shade}" stroke-width="14"/>
    ${[420, 550, 810, 940].map((x) => `<path d="M${x} 290h80v90h-80z" fill="${water}"/>`).join("")}<path d="M690 290h90v180h-90z" fill="${ghat}"/><path d="M1040 290h50v180h-50z" fill="${water}"/>
    ${ground(ghat2, 470)}<ellipse cx="640" cy="660" rx="600" ry="130" fill="none" stroke="${cotton}" stroke-width="6"/><ellipse cx="640" cy="660" rx="480" ry="88" fill="none" stroke="${cotton}" stroke-width="4" opacity=".7"/>${palm(1220, 480, 1.4, -30)}
    ${runner({ x: 250, y: 650, scale: 1.1, skin: skin(2), shirt: sun })}${runner({ x: 470, y: 590, scale: 0.95, skin: skin(1), shirt: cotton, head: "plait" })}${runner({ x: 700, y: 745, scale: 1.35, skin: skin(0), shirt: marigold })}
    ${runner({ x: 950, y: 720, scale: 1.25, skin: skin(3), shirt: water, head: "hijab", wears: "long" })}${standing({ x: 1120, y: 640, scale: 1.4, skin: skin(4), shirt: cotton, head: "grey", arms: "wave" })}`,
  lamplight: `${ground("#0B3A44")}<circle cx="980" cy="170" r="80" fill="${marigold}"/><circle cx="980" cy="170" r="96" fill="none" stroke="${marigold}" stroke-width="5"/><circle cx="980" cy="170" r="110" fill="none" stroke="${marigold}" stroke-width="2.5"/>
    <path d="M0 430Q200 350 420 380T860 360T1280 400V560H0Z" fill="#07261D"/><path d="M0 470H1280V570H0Z" fill="#0B5963"/><path d="M860 500H1100M120 510H300M520 530H700" stroke="#6FB9BC" stroke-width="5" opacity=".6"/>
    ${ground("#8E3016", 560)}<path d="M0 560H1280" stroke="${zari}" stroke-width="12"/><path d="M0 680H1280" stroke="${cotton}" stroke-width="4" opacity=".7"/>${[110, 430, 760, 1090].map((x) => lamp(x, 600)).join("")}
    ${walker({ x: 220, y: 740, scale: 1.6, skin: skin(1), shirt: cotton, wears: "mundu", head: "grey" })}${walker({ x: 420, y: 750, scale: 1.6, skin: skin(3), shirt: marigold, head: "hijab" })}${walker({ x: 640, y: 735, scale: 1.5, skin: skin(0), shirt: ghat2, hand: true })}${walker({ x: 715, y: 738, scale: 1, skin: skin(2), shirt: sun, wears: "shorts" })}
    ${walker({ x: 930, y: 745, scale: 1.6, skin: skin(4), shirt: cotton, head: "plait" })}`,
  "water-table": `${ground(ghat2)}<path d="M0 300Q320 210 640 260T1280 220V800H0Z" fill="${ghat}"/>${palm(1190, 520, 1.9, -30)}${ground(track, 560)}<path d="M0 560H1280" stroke="${zari}" stroke-width="14"/><path d="M0 700H1280" stroke="${cotton}" stroke-width="5"/>
    <path d="M470 130H1110L1050 240H530Z" fill="${marigold}"/><path d="M540 240V560M1040 240V560" stroke="${ink}" stroke-width="10"/><path d="M530 240h40v26h-40zM650 240h40v26h-40zM770 240h40v26h-40zM890 240h40v26h-40zM1010 240h40v26h-40z" fill="${cotton}"/>
    ${standing({ x: 640, y: 590, scale: 1.55, skin: skin(1), shirt: cotton, head: "hijab", arms: "give" })}${standing({ x: 800, y: 590, scale: 1.55, skin: skin(0), shirt: water, head: "grey" })}${standing({ x: 950, y: 590, scale: 1.5, skin: skin(3), shirt: sun, head: "plait", arms: "wave" })}
    <path d="M560 500H1060V640H560Z" fill="${cotton}"/><path d="M560 622H1060" stroke="${zari}" stroke-width="12"/><path d="M560 604H1060" stroke="${zari}" stroke-width="4"/>${cups(590, 500, 11)}
    ${runner({ x: 180, y: 740, scale: 1.7, skin: skin(2), shirt: cotton })}${runner({ x: 410, y: 760, scale: 1.75, skin: skin(4), shirt: marigold, head: "plait", wears: "long" })}`,
  "finish-tape": `${ground(marigold)}${sunAt(420, 380, 200)}${ghats(500)}${trackFrom(500, 74)}${arch(700, 600, 480, 470, true)}
    <path d="M690 470Q880 520 1190 452" fill="none" stroke="${cotton}" stroke-width="18"/><path d="M690 480Q880 530 1190 462" fill="none" stroke="${zari}" stroke-width="5"/>
    ${runner({ x: 300, y: 660, scale: 1.5, skin: skin(0), shirt: water })}${runner({ x: 90, y: 620, scale: 1.3, skin: skin(3), shirt: ghat, head: "hijab", wears: "long" })}${runner({ x: 700, y: 735, scale: 2.1, skin: skin(1), shirt: cotton, head: "plait" })}
    ${standing({ x: 1120, y: 760, scale: 1.3, skin: skin(4), shirt: sun, wears: "shorts", arms: "up" })}${standing({ x: 1210, y: 740, scale: 1.55, skin: skin(2), shirt: cotton, wears: "mundu", head: "grey", arms: "up" })}`,
  walkers: `${ground(foam)}${sunAt(1030, 250, 130, marigold)}${ghats(500)}${ground(track, 500)}<path d="M0 500H1280" stroke="${zari}" stroke-width="14"/><path d="M0 610H1280M0 720H1280" stroke="${cotton}" stroke-width="5"/>${palm(90, 500, 1.7, 40)}${palm(190, 500, 1.1, -16)}
    ${walker({ x: 330, y: 690, scale: 2, skin: skin(1), shirt: cotton, wears: "mundu", head: "grey", hand: true })}${walker({ x: 425, y: 695, scale: 1.25, skin: skin(2), shirt: marigold, wears: "shorts" })}
    ${walker({ x: 700, y: 700, scale: 1.95, skin: skin(3), shirt: water, head: "hijab" })}${walker({ x: 880, y: 690, scale: 1.95, skin: skin(0), shirt: sun, head: "plait" })}${walker({ x: 1080, y: 700, scale: 2, skin: skin(4), shirt: ghat })}`,
  relay: `${ground(ghat)}<circle cx="640" cy="1120" r="900" fill="${ghat2}"/>${trackFrom(480, 80)}
    ${runner({ x: 270, y: 660, scale: 2.1, skin: skin(0), shirt: marigold })}${runner({ x: 640, y: 660, scale: 2.1, skin: skin(1), shirt: cotton, head: "plait", wears: "long" })}${runner({ x: 1010, y: 660, scale: 2.1, skin: skin(3), shirt: sun, head: "hijab", wears: "long" })}
    <g stroke-linecap="round"><path d="M330 470L420 440" stroke="${cotton}" stroke-width="16"/><path d="M700 470L790 440" stroke="${marigold}" stroke-width="16"/><path d="M1070 470L1160 440" stroke="${cotton}" stroke-width="16"/></g>
    <path d="M120 130H1160" stroke="${cotton}" stroke-width="5"/>${Array.from({ length: 14 }, (_, i) => `<path d="M${140 + i * 73} 132h54l-27 66z" fill="${[marigold, cotton, sun, foam][i % 4]}"/>`).join("")}`,
  drummers: `${ground(sun)}${sunAt(640, 420, 250, marigold)}${ground(ghat, 560)}<path d="M0 560H1280" stroke="${zari}" stroke-width="14"/><path d="M0 590H1280" stroke="${cotton}" stroke-width="4"/>${palm(60, 570, 1.9, 30)}${palm(1220, 570, 1.9, -30)}
    ${[200, 420, 640, 860, 1080].map((x, i) => standing({ x, y: 720 - (i % 2) * 26, scale: 1.9, skin: skin(i), shirt: skin(i), wears: "mundu", head: i === 2 ? "grey" : "hair", arms: "hold" }) + drum(x + 22, 720 - (i % 2) * 26, 1.9)).join("")}`,
};
