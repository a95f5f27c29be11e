import { COLOURS } from "./colours.ts";

const { ink, cotton, marigold, sun, ghat, ghat2, water, foam, track, zari, deep } = COLOURS;

/** Flat ground over the whole picture, 1280 by 800. */
export const ground = (colour: string, from = 0) => `<path d="M0 ${from}H1280V800H0Z" fill="${colour}"/>`;

/** The sun with its three lane rings. */
export function sunAt(x: number, y: number, r: number, colour: string = sun): string {
  const ring = (more: number, width: number) =>
    `<circle cx="${x}" cy="${y}" r="${r + more}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>${ring(r * 0.13, 8)}${ring(r * 0.22, 5)}${ring(r * 0.3, 2.5)}`;
}

/** The two Ghats, their feet at `y`. */
export const ghats = (y: number) =>
  `<g transform="translate(0 ${y})"><path d="M0 0V-90Q120 -150 220 -190Q300 -220 360 -170Q430 -110 520 -210Q590 -280 680 -230Q760 -180 840 -130Q930 -90 1010 -190Q1080 -260 1160 -200Q1220 -160 1280 -150V0Z" fill="${ghat2}"/>
  <path d="M0 0V-40Q160 -90 300 -70Q420 -50 540 -110Q640 -160 760 -100Q880 -40 1000 -80Q1130 -130 1280 -60V0Z" fill="${ghat}"/></g>`;

/** Water from `y` down to `to`, with its line of foam. */
export const waterFrom = (y: number, to: number) =>
  `<path d="M0 ${y}H1280V${to}H0Z" fill="${water}"/><path d="M0 ${y}H1280" stroke="${foam}" stroke-width="6"/>
  <path d="M60 ${y + 38}H220M330 ${y + 64}H460M880 ${y + 34}H1010M1070 ${y + 60}H1220M600 ${y + 46}H700" stroke="${foam}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`;

/** A straight track from `y` down, with lane lines and the golden edge. */
export function trackFrom(y: number, gap = 62): string {
  let lines = "";
  for (let lane = y; lane < 800; lane += gap)
    lines += `<path d="M0 ${lane}H1280" stroke="${cotton}" stroke-width="5"/>`;
  return `${ground(track, y)}<path d="M0 ${y - 12}H1280" stroke="${zari}" stroke-width="14"/>${lines}`;
}

/** A coconut palm with its foot at (x, y); `lean` in units at the crown. */
export function palm(x: number, y: number, scale = 1, lean = 26): string {
  const leaves = [
    "Q-29 -40 -92 12Q-39 -10 0 10Z",
    "Q-22 7 -70 54Q-30 30 0 10Z",
    "Q-20 -78 -62 -32Q-27 -50 0 10Z",
    "Q-7 -97 -22 -60Q-9 -74 0 10Z",
    "Q8 -96 26 -58Q11 -73 0 10Z",
    "Q21 -79 66 -32Q28 -51 0 10Z",
    "Q30 -43 94 10Q40 -13 0 10Z",
    "Q23 4 72 52Q31 27 0 10Z",
  ];
  const crown = leaves.map(
    (leaf) => `<path d="M0 0${leaf}" stroke="${deep}" stroke-width="4" stroke-linejoin="round"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${deep}"><path d="M-7 0Q-4 -120 ${lean - 4} -200L${lean + 5} -200Q12 -110 9 0Z"/>
  <g transform="translate(${lean} -202)">${crown.join("")}<circle cx="-7" cy="12" r="8"/><circle cx="9" cy="15" r="8"/></g></g>`;
}

/** The snake boat with fourteen rowers. */
export function snakeBoat(x: number, y: number, scale: number): string {
  const rowers = Array.from({ length: 14 }, (_, seat) => {
    const shirt = seat % 3 === 0 ? marigold : cotton;
    return `<g transform="translate(${seat * 19.5} 0)"><circle cx="49" cy="-31" r="6" fill="${shirt}"/><path d="M44 -8L48 -22" stroke="${shirt}" stroke-width="10"/><path d="M50 -18L36 20" stroke="${ink}" stroke-width="3.5"/><path d="M38 15L34 25" stroke="${ink}" stroke-width="7"/></g>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round">${rowers.join("")}
  <path d="M-16 -14Q20 -4 60 0H300Q352 -4 372 -64Q376 -82 366 -92Q392 -84 388 -56Q372 12 310 16H56Q10 10 -16 -14Z" fill="${ink}"/>
  <path d="M20 -1Q40 5 60 6H302Q350 2 371 -44" fill="none" stroke="${marigold}" stroke-width="3"/></g>`;
}

/** The roadshow's bus, its wheels on `y`. */
export const bus = (x: number, y: number, scale: number, body: string = cotton) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 -214H330V-38H0Z" fill="${body}"/>
  <path d="M330 -160H392Q408 -160 412 -144L426 -92V-38H330Z" fill="${cotton}"/><path d="M346 -144H390L404 -92H346Z" fill="${water}"/>
  <path d="M0 -82H426" stroke="${track}" stroke-width="10"/><path d="M0 -68H426" stroke="${track}" stroke-width="4"/><path d="M0 -38H426" stroke="${ink}" stroke-width="8"/>
  <circle cx="84" cy="-32" r="36" fill="${ink}"/><circle cx="84" cy="-32" r="14" fill="${cotton}"/><circle cx="346" cy="-32" r="36" fill="${ink}"/><circle cx="346" cy="-32" r="14" fill="${cotton}"/>
  <circle cx="66" cy="-148" r="36" fill="${sun}"/><path d="M128 -174H310M128 -148H274M128 -122H238" stroke="${ink}" stroke-width="13"/>
  <path d="M20 -214V-236H60L84 -252V-214M84 -214h40v-14h-40" fill="${ink}"/></g>`;

/** An arch over the track, without words, as both languages show it; its feet at `y`. */
export const arch = (x: number, y: number, width: number, height: number, goal: boolean) =>
  `<g transform="translate(${x} ${y})"><path d="M0 0V${-height}M${width} 0V${-height}" stroke="${ink}" stroke-width="16"/>
  <path d="M-14 ${-height - 20}H${width + 14}V${-height + 76}H-14Z" fill="${cotton}"/><path d="M-14 ${-height + 70}H${width + 14}" stroke="${zari}" stroke-width="12"/><path d="M-14 ${-height + 56}H${width + 14}" stroke="${zari}" stroke-width="4"/>
  ${Array.from({ length: Math.floor(width / 40) }, (_, i) => (goal ? chequer : stride)(i * 40, -height)).join("")}</g>`;

const chequer = (x: number, y: number) =>
  `<path d="M${x} ${y - 6}h20v20h-20zM${x + 20} ${y + 14}h20v20h-20z" fill="${ink}"/>`;
const stride = (x: number, y: number) => `<path d="M${x + 10} ${y + 30}l14 -34h18l-14 34z" fill="${track}"/>`;
