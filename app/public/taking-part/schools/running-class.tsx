import { Palm } from "../../art/palm.tsx";
import { Runner } from "../../art/runner.tsx";
import { WheelchairRacer } from "../../art/wheelchair-racer.tsx";
import styles from "./page.module.css";

export const RunningClass = () => (
  <svg className={styles.class} viewBox="0 0 480 236" aria-hidden="true">
    <path d="M0 0H480V236H0Z" fill="var(--art-sky)" />
    <circle cx="330" cy="150" r="92" fill="var(--art-sun)" />
    <path d="M0 140Q60 96 140 124T300 118T480 128V170H0Z" fill="var(--art-ghat)" />
    <Palm x={60} y={160} scale={0.5} lean={14} />
    <path d="M0 158H480V236H0Z" fill="var(--art-track)" />
    <path d="M0 160H480M0 184H480M0 210H480" stroke="var(--light-ink)" strokeWidth="3" />
    <Runner x={130} y={176} scale={0.78} skin="skin-4" vest="marigold" shorts="dark" />
    <Runner x={215} y={196} scale={0.78} skin="skin-2" vest="ghat" shorts="dark" head="plait" />
    <WheelchairRacer x={300} y={190} scale={0.7} />
    <Runner x={415} y={200} scale={0.78} skin="skin-1" vest="lagoon" shorts="dark" head="hijab" />
  </svg>
);
