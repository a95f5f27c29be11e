import { Palm } from "../art/palm.tsx";
import { Runner } from "../art/runner.tsx";
import { WheelchairRacer } from "../art/wheelchair-racer.tsx";
import styles from "./page.module.css";

const TRACK = (
  <>
    <path d="M-800 190H1440V270H-800Z" fill="var(--art-track)" />
    <path d="M-800 191H1440M-800 222H1440M-800 253H1440" stroke="var(--light-ink)" strokeWidth="3" />
  </>
);
const SCENE = {
  className: styles.scene,
  viewBox: "0 0 640 270",
  preserveAspectRatio: "xMidYMax slice",
  "aria-hidden": true,
} as const;

export const Supporters = () => (
  <svg {...SCENE}>
    <circle cx="330" cy="196" r="150" fill="var(--art-sun)" />
    <g fill="none" stroke="var(--art-sun)">
      <circle cx="330" cy="196" r="166" strokeWidth="6" />
      <circle cx="330" cy="196" r="180" strokeWidth="3" />
    </g>
    {TRACK}
    <Runner x={160} y={220} scale={1.05} skin="skin-1" vest="lagoon" shorts="dark" head="hijab" />
    <Runner x={270} y={250} scale={1.12} skin="skin-3" vest="light" shorts="ghat" />
    <Runner x={380} y={218} scale={0.8} skin="skin-2" vest="marigold" shorts="dark" head="plait" />
    <Runner x={490} y={248} scale={1.1} skin="skin-4" vest="ghat" />
  </svg>
);

export const Marathon = () => (
  <svg {...SCENE}>
    <path
      d="M-800 160Q-200 90 0 140T240 110Q330 84 430 130T640 112Q760 84 1440 160V200H-800Z"
      fill="var(--paint-hill)"
    />
    <Palm x={70} y={196} scale={0.6} lean={28} />
    <Palm x={590} y={196} scale={0.68} lean={-30} />
    {TRACK}
    <Runner x={180} y={250} scale={1.12} skin="skin-2" vest="marigold" shorts="dark" head="plait" />
    <WheelchairRacer x={300} y={218} scale={1} />
    <Runner x={440} y={248} scale={1.14} skin="skin-4" vest="lagoon" shorts="light" />
  </svg>
);
