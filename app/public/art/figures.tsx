/** Design tokens, the same in both colour schemes. */
type Paint = "ghat" | "lagoon" | "marigold" | "light" | "dark" | `skin-${1 | 2 | 3 | 4}`;

const paint = (name: Paint) => `var(--paint-${name})` as const;

const INK = "var(--dark-ink)";

interface RunnerProps {
  x: number;
  y: number;
  scale: number;
  skin: Paint;
  vest: Paint;
  /** Default: a folded mundu. */
  shorts?: Paint;
  head?: "short hair" | "plait" | "hijab";
}

export function Runner({ x, y, scale, skin, vest, shorts, head = "short hair" }: RunnerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round">
      <path d="M-34 2H30" stroke="var(--paint-shadow)" strokeWidth="8" />
      <path d="M8-104L-14-94L-20-72" stroke={paint(skin)} strokeWidth="9" />
      <path d="M-2-64L-8-32L-38-26M2-64L30-52L22-16" stroke={paint(skin)} strokeWidth="13" />
      <path d="M-38-26L-44-38M21-15L34-12" stroke={INK} strokeWidth="10" />
      {shorts ? <path d="M-1-64L-6-42M2-64L20-56" stroke={paint(shorts)} strokeWidth="18" /> : <Mundu />}
      <path d="M9-102L1-70" stroke={paint(vest)} strokeWidth="26" />
      <path d="M10-101L22-80L42-92" stroke={paint(skin)} strokeWidth="9" />
      <path d="M10-102L16-91" stroke={paint(vest)} strokeWidth="13" />
      <path d="M-1-94l15 3l-4 20l-15-3z" fill="var(--light-ink)" />
      <path d="M12-116L11-108" stroke={paint(skin)} strokeWidth="9" />
      {head === "hijab" ? (
        <>
          <path d="M2-128a17 17 0 0 1 33-2q1 10-6 15l-6 12q-14 6-22-2l-8-4z" fill={INK} />
          <circle cx="24" cy="-128" r="10" fill={paint(skin)} />
        </>
      ) : (
        <>
          <circle cx="18" cy="-129" r="13" fill={paint(skin)} />
          <path d="M5-127a13.5 13.5 0 0 1 22-12q-6 6-11 6q-2 8-11 6z" fill={INK} />
        </>
      )}
      {head === "plait" && (
        <>
          <path d="M8-128Q-8-134-14-120T-30-112" stroke={INK} strokeWidth="7" />
          <circle cx="-31" cy="-112" r="5" fill="var(--strike)" />
        </>
      )}
    </g>
  );
}

const Mundu = () => (
  <>
    <path
      d="M-13-74L15-74L40-52L30-38L6-44L-14-32L-20-40Z"
      fill="var(--light-ink)"
      stroke="var(--light-ink)"
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path d="M38-48L28-36L6-43L-14-31" stroke="var(--paint-gold)" strokeWidth="5" strokeLinejoin="round" />
  </>
);

const FRONDS =
  "M0-202Q-29-242-92-190Q-39-212 0-192ZM0-202Q-22-195-70-148Q-30-172 0-192ZM0-202Q-20-280-62-234Q-27-252 0-192Z" +
  "M0-202Q-7-299-22-262Q-9-276 0-192ZM0-202Q8-298 26-260Q11-275 0-192ZM0-202Q21-281 66-234Q28-253 0-192Z" +
  "M0-202Q30-245 94-192Q40-215 0-192ZM0-202Q23-198 72-150Q31-175 0-192Z";

export function Palm({ x, y, scale, lean }: { x: number; y: number; scale: number; lean: number }) {
  const trunk = `M-7 0Q${rounded(lean * 0.1 - 6)}-120 ${lean - 4}-200H${lean + 5}Q${rounded(lean * 0.35 + 6)}-110 9 0Z`;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="var(--art-deep)">
      <path d={trunk} />
      <g transform={`translate(${lean})`}>
        <path d={FRONDS} stroke="var(--art-deep)" strokeWidth="4" strokeLinejoin="round" />
        <path d="M-7-198a8 8 0 1 0 .1 0ZM9-195a8 8 0 1 0 .1 0Z" />
      </g>
    </g>
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;

const ROWERS = Array.from({ length: 14 }, (_, index) => index);
const BESIDE = 19.5;

interface SnakeBoatProps {
  x: number;
  y: number;
  scale: number;
  oars: Paint;
}

/** Fourteen rowers, one per district. */
export function SnakeBoat({ x, y, scale, oars }: SnakeBoatProps) {
  const crew = (gold: boolean) => ROWERS.filter((rower) => (rower % 3 === 0) === gold);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round">
      <Crew rowers={crew(true)} vest="marigold" />
      <Crew rowers={crew(false)} vest="light" />
      <path d={each(ROWERS, 50, -18, -14, 38)} stroke={paint(oars)} strokeWidth="3.5" />
      <path d={each(ROWERS, 38, 15, -4, 10)} stroke={paint(oars)} strokeWidth="7" />
      <path
        d="M-16-14Q20-4 60 0H300Q352-4 372-64Q376-82 366-92Q392-84 388-56Q372 12 310 16H56Q10 10-16-14Z"
        fill="var(--dark-ink)"
      />
      <path d="M20-1Q40 5 60 6H302Q350 2 371-44" stroke="var(--paint-marigold)" strokeWidth="3" />
    </g>
  );
}

function Crew({ rowers, vest }: { rowers: number[]; vest: Paint }) {
  return (
    <g stroke={paint(vest)}>
      <path d={each(rowers, 49, -31, 0, 0)} strokeWidth="12" />
      <path d={each(rowers, 44, -8, 4, -14)} strokeWidth="10" />
    </g>
  );
}

/** One line for each rower, from (`x`, `y`) on. Relative moves are alike and compress well. */
function each(rowers: number[], x: number, y: number, dx: number, dy: number): string {
  const line = `l${dx} ${dy}`;
  return rowers
    .map((rower, index) => {
      const before = rowers[index - 1];
      const start = before === undefined ? `M${x + rower * BESIDE} ${y}` : `m${(rower - before) * BESIDE - dx} ${-dy}`;
      return start + line;
    })
    .join("");
}

export function WheelchairRacer({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round" stroke={INK}>
      <path d="M-46 2H84" stroke="var(--paint-shadow)" strokeWidth="8" />
      <circle cx="-8" cy="-36" r="35" strokeWidth="7" />
      <path d="M-8-36h0" strokeWidth="12" />
      <path d="M-8-36V-68M-8-36L20-50M-8-36L14-8M-8-36L-34-16M-8-36L-36-54" strokeWidth="2" />
      <path d="M-4-40L80-14" strokeWidth="6" />
      <circle cx="84" cy="-14" r="12" strokeWidth="5" />
      <path d="M4-44L26-30" strokeWidth="16" />
      <path d="M0-52L28-86" stroke="var(--paint-marigold)" strokeWidth="26" />
      <path d="M8-70l14-12l9 12l-14 12z" fill="var(--light-ink)" stroke="none" />
      <path d="M30-86L38-60L20-48" stroke="var(--paint-skin-3)" strokeWidth="10" />
      <path d="M30-88L36-72" stroke="var(--paint-marigold)" strokeWidth="14" />
      <circle cx="46" cy="-108" r="13" fill="var(--paint-skin-3)" stroke="none" />
      <path d="M33-108a13.5 13.5 0 0 1 25-7l4 3q-10 2-16-1q-3 8-13 5z" fill="var(--paint-ghat)" stroke="none" />
    </g>
  );
}
