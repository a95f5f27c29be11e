const INK = "var(--dark-ink)";

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
