const INK = "var(--dark-ink)";
const CLOTH = "var(--light-ink)";

interface RoadshowBusProps {
  x: number;
  y: number;
  scale: number;
  text: string;
}

export const RoadshowBus = ({ x, y, scale, text: says }: RoadshowBusProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0-214H330V-38H0ZM330-160H392Q408-160 412-144L426-92V-38H330Z" fill={CLOTH} />
    <path d="M346-144H390L404-92H346Z" fill="var(--paint-lagoon)" />
    <path d="M0-82H426" stroke="var(--paint-laterite)" strokeWidth="10" />
    <path d="M0-68H426" stroke="var(--paint-laterite)" strokeWidth="4" />
    <path d="M0-38H426" stroke={INK} strokeWidth="8" />
    <circle cx="84" cy="-32" r="25" fill={CLOTH} stroke={INK} strokeWidth="22" />
    <circle cx="346" cy="-32" r="25" fill={CLOTH} stroke={INK} strokeWidth="22" />
    <text className="display" x="22" y="-118" fontSize="80" textLength="290" lengthAdjust="spacingAndGlyphs" fill={INK}>
      {says}
    </text>
    <path d="M20-214V-236H60L84-252V-214M84-214h40v-14h-40" fill={INK} />
  </g>
);
