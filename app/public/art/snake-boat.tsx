import { type Paint, paint } from "./paint.ts";

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
      <path d={each(ROWERS, (at) => `M${50 + at}-18l-14 38`)} stroke={paint(oars)} strokeWidth="3.5" />
      <path d={each(ROWERS, (at) => `M${38 + at} 15l-4 10`)} stroke={paint(oars)} strokeWidth="7" />
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
      <path d={each(rowers, (at) => `M${49 + at}-31h0`)} strokeWidth="12" />
      <path d={each(rowers, (at) => `M${44 + at}-8l4-14`)} strokeWidth="10" />
    </g>
  );
}

const each = (rowers: number[], draw: (at: number) => string) => rowers.map((rower) => draw(rower * BESIDE)).join("");
