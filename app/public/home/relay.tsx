import { DISTRICTS_ON_THE_ROUTE, getDistrictName } from "../../../shared/districts.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import styles from "./relay.module.css";

/** The fourteen districts along the lane, which crosses here from the left edge to the right one. */
export function Relay() {
  const messages = useMessages("campaign");
  const language = useLanguage();
  return (
    <div className={styles.cross}>
      <Lane
        className={styles.bends}
        viewBox="0 0 390 520"
        path="M9-2V14Q9 54 60 54H150Q195 54 195 92V454Q195 490 240 490H336Q381 490 381 512V522"
      />
      <Lane className={styles.row} viewBox="0 0 1280 200" path="M15-2V40Q15 100 75 100H1205Q1265 100 1265 160V202" />
      <ol className={styles.names} aria-label={messages.northToSouth}>
        {DISTRICTS_ON_THE_ROUTE.map((district) => (
          <li key={district.name} className={district.name === "Ernakulam" ? styles.mega : undefined}>
            <span>{getDistrictName(district.name, language)}</span>
            {district.name === "Ernakulam" && <small>{messages.megaMarathon}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface LaneProps {
  className: string | undefined;
  viewBox: string;
  path: string;
}

/** Decorative. The paths stretch with the screen, the strokes keep their width; each lies on a wider one. */
const Lane = ({ className, viewBox, path }: LaneProps) => (
  <svg className={className} viewBox={viewBox} preserveAspectRatio="none" fill="none" aria-hidden="true">
    <path d={path} />
    <path d={path} />
    <path d={path} />
    <path d={path} />
  </svg>
);
