import { type Paint, paint } from "./paint.ts";

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
