import { COLOURS } from "./colours.ts";

const { ink, cotton, zari, shade, ghat, sun } = COLOURS;

/** Position of the feet, scale and clothes. */
export interface Figure {
  x: number;
  y: number;
  scale?: number;
  skin?: string;
  shirt?: string;
  /** Legs: short trousers, long ones, or a folded mundu. */
  wears?: "shorts" | "long" | "mundu";
  head?: "hair" | "plait" | "hijab" | "grey";
}

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;

const placed = ({ x, y, scale = 1 }: Figure, parts: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts}</g>`;

/** A pictogram head of 13 units at (x, y), looking right. No features: anyone may be meant. */
function headAt(x: number, y: number, { skin = "#7A4426", head = "hair" }: Figure): string {
  const move = (part: string) => `<g transform="translate(${x - 18} ${y + 129})">${part}</g>`;
  if (head === "hijab")
    return move(
      `<path d="M2 -128a17 17 0 0 1 33 -2q1 10 -6 15l-6 12q-14 6 -22 -2l-8 -4z" fill="${ink}"/><circle cx="24" cy="-128" r="10" fill="${skin}"/>`,
    );
  const plait = line("M8 -128Q-8 -134 -14 -120T-30 -112", ink, 7) + `<circle cx="-31" cy="-112" r="5" fill="${sun}"/>`;
  const hair = `<path d="M5 -127a13.5 13.5 0 0 1 22 -12q-6 6 -11 6q-2 8 -11 6z" fill="${head === "grey" ? "#D9D3C3" : ink}"/>`;
  return move(`<circle cx="18" cy="-129" r="13" fill="${skin}"/>${hair}${head === "plait" ? plait : ""}`);
}

/** One stride to the right, with a bib. */
export function runner(figure: Figure): string {
  const { skin = "#7A4426", shirt = cotton, wears = "shorts" } = figure;
  const mundu =
    `<path d="M-13 -74L15 -74L40 -52L30 -38L6 -44L-14 -32L-20 -40Z" fill="${cotton}" stroke="${cotton}" stroke-width="6"/>` +
    line("M38 -48L28 -36L6 -43L-14 -31", zari, 5);
  const legs = wears === "long" ? ink : skin;
  const cloth = wears === "mundu" ? "" : ink;
  return placed(
    figure,
    [
      line("M-34 2H30", shade, 8),
      line("M8 -104L-14 -94L-20 -72", skin, 9),
      line("M-2 -64L-8 -32L-38 -26", legs, 13),
      line("M-38 -26L-44 -38", ink, 10),
      cloth && line("M-1 -64L-6 -42", cloth, 18),
      line("M2 -64L30 -52L22 -16", legs, 13),
      line("M21 -15L34 -12", ink, 10),
      cloth && line("M2 -64L20 -56", cloth, 18),
      wears === "mundu" ? mundu : "",
      line("M9 -102L1 -70", shirt, 26),
      line("M10 -101L22 -80L42 -92", skin, 9),
      line("M10 -102L16 -91", shirt, 13),
      bib("M-1 -94l15 3l-4 20l-15 -3z", shirt),
      line("M12 -116L11 -108", skin, 9),
      headAt(18, -129, figure),
    ].join(""),
  );
}

const bib = (d: string, shirt: string) => `<path d="${d}" fill="${shirt === cotton ? "#FFB71B" : cotton}"/>`;

const ARMS = {
  down: ["M-12 -100L-20 -74L-17 -52", "M12 -100L20 -74L17 -52"],
  up: ["M-12 -100L-28 -122L-24 -150", "M12 -100L28 -122L24 -150"],
  wave: ["M-12 -100L-20 -74L-17 -52", "M12 -100L30 -118L36 -146"],
  hold: ["M-12 -100L-8 -76L16 -78", "M12 -100L22 -82L34 -88"],
  reach: ["M-12 -100L-18 -76L-14 -52", "M12 -100L30 -92L50 -84"],
  give: ["M-12 -100L-34 -88L-52 -78", "M12 -100L20 -74L17 -52"],
} as const;

/** A standing person; a child at a smaller scale. */
export function standing(figure: Figure & { arms?: keyof typeof ARMS }): string {
  const { skin = "#7A4426", shirt = cotton, wears = "long", arms = "down" } = figure;
  const [left, right] = ARMS[arms];
  const legs = wears === "long" ? ink : skin;
  const mundu =
    `<path d="M-14 -70H14L19 -12H-19Z" fill="${cotton}" stroke="${cotton}" stroke-width="6"/>` +
    line("M-20 -11H20", zari, 5) +
    line("M9 -68L13 -12", zari, 3);
  return placed(
    figure,
    [
      line("M-24 3H24", shade, 8),
      line(left, skin, 9),
      line("M-7 -62L-9 -4", legs, 13),
      line("M7 -62L9 -4", legs, 13),
      line("M-10 0H-4M8 0H15", ink, 9),
      wears === "shorts" ? line("M-7 -64L-8 -42M7 -64L8 -42", ink, 18) : "",
      wears === "mundu" ? mundu : "",
      line("M0 -100L0 -72", shirt, 30),
      line(right, skin, 9),
      line(right.split("L").slice(0, 2).join("L"), shirt, 12),
      line("M2 -116L2 -108", skin, 9),
      headAt(4, -130, figure),
    ].join(""),
  );
}

/** A person walking to the right. */
export function walker(figure: Figure & { hand?: boolean }): string {
  const { skin = "#7A4426", shirt = cotton, wears = "long", hand = false } = figure;
  const legs = wears === "long" ? ink : skin;
  const mundu =
    `<path d="M-13 -70H13L22 -14L-18 -10Z" fill="${cotton}" stroke="${cotton}" stroke-width="6"/>` +
    line("M23 -13L-19 -9", zari, 5);
  return placed(
    figure,
    [
      line("M-28 3H28", shade, 8),
      line("M-4 -100L-16 -80L-20 -58", skin, 9),
      line("M-4 -62L-12 -34L-22 -4", legs, 13),
      line("M4 -62L12 -34L16 -4", legs, 13),
      line("M-24 -1H-14M16 0H25", ink, 9),
      wears === "shorts" ? line("M-4 -64L-9 -44M4 -64L10 -44", ink, 18) : "",
      wears === "mundu" ? mundu : "",
      line("M3 -100L0 -72", shirt, 28),
      line(hand ? "M6 -100L22 -84L34 -66" : "M6 -100L18 -82L28 -70", skin, 9),
      line("M6 -100L15 -90", shirt, 12),
      line("M5 -116L5 -108", skin, 9),
      headAt(9, -130, figure),
    ].join(""),
  );
}

/** A racer in a racing wheelchair. */
export function racer(figure: Figure): string {
  const { skin = "#8C5331", shirt = "#FFB71B" } = figure;
  return placed(
    figure,
    [
      line("M-46 2H84", shade, 8),
      `<circle cx="-8" cy="-36" r="35" stroke="${ink}" stroke-width="7"/><circle cx="-8" cy="-36" r="6" fill="${ink}"/>`,
      line("M-8 -36L-8 -68M-8 -36L20 -50M-8 -36L14 -8M-8 -36L-34 -16M-8 -36L-36 -54", ink, 2),
      line("M-4 -40L80 -14", ink, 6),
      `<circle cx="84" cy="-14" r="12" stroke="${ink}" stroke-width="5"/>`,
      line("M4 -44L26 -30", ink, 16),
      line("M0 -52L28 -86", shirt, 26),
      bib("M8 -70l14 -12l9 12l-14 12z", shirt),
      line("M30 -86L38 -60L20 -48", skin, 10),
      line("M30 -88L36 -72", shirt, 14),
      `<circle cx="46" cy="-108" r="13" fill="${skin}"/>`,
      `<path d="M33 -108a13.5 13.5 0 0 1 25 -7l4 3q-10 2 -16 -1q-3 8 -13 5z" fill="${shirt === ghat ? cotton : ghat}"/>`,
    ].join(""),
  );
}
