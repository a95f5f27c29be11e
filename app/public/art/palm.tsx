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
