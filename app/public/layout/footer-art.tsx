import { Palm } from "../art/palm.tsx";
import { SnakeBoat } from "../art/snake-boat.tsx";
import styles from "./footer.module.css";

export function FooterArt() {
  return (
    <svg className={styles.crew} viewBox="0 -52 1280 262" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle cx="1040" cy="150" r="110" fill="var(--art-sun)" />
      <path
        d="M0 150Q120 96 240 130T470 112Q560 88 660 128T880 118Q980 84 1100 126T1280 112V210H0Z"
        fill="var(--art-ghat)"
      />
      <Palm x={92} y={154} scale={0.62} lean={26} />
      <Palm x={132} y={156} scale={0.48} lean={-22} />
      <Palm x={1196} y={154} scale={0.66} lean={-34} />
      <path d="M0 148H1280V210H0Z" fill="var(--art-water)" />
      <g stroke="var(--art-foam)" strokeWidth="3">
        <path d="M0 148H1280" />
        <path d="M60 172H210M150 190H270M1000 170H1120M1100 190H1230M310 198H420M880 198H980" opacity=".6" />
      </g>
      <SnakeBoat x={300} y={182} scale={1.5} oars="light" />
    </svg>
  );
}
