import { Palm } from "../../art/palm.tsx";
import { Runner } from "../../art/runner.tsx";
import { WheelchairRacer } from "../../art/wheelchair-racer.tsx";
import styles from "./page.module.css";

/** A class on the track, before the sun. */
export const RunningClass = () => (
  <svg className={styles.class} viewBox="0 0 480 236" aria-hidden="true">
    <path d="M0 0H480V236H0Z" fill="var(--art-sky)" />
    <circle cx="330" cy="150" r="92" fill="var(--art-sun)" />
    <path d="M0 140Q60 96 140 124T300 118T480 128V170H0Z" fill="var(--art-ghat)" />
    <Palm x={60} y={160} scale={0.5} lean={14} />
    <path d="M0 158H480V236H0Z" fill="var(--art-track)" />
    <path d="M0 160H480M0 184H480M0 210H480" stroke="#FFFAEE" strokeWidth="3" />
    <Runner x={130} y={176} scale={0.78} skin="#6B3A20" vest="#FFB71B" shorts="#14231D" />
    <Runner x={215} y={196} scale={0.78} skin="#9A5E3A" vest="#0C4A36" shorts="#14231D" head="plait" />
    <WheelchairRacer x={300} y={190} scale={0.7} />
    <Runner x={415} y={200} scale={0.78} skin="#A86C45" vest="#0B6E7A" shorts="#14231D" head="hijab" />
  </svg>
);
