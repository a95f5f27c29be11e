import { FACES, fittedSize } from "./faces.ts";
import styles from "./picture.module.css";
import { LEAN, type Sheet } from "./sheet.ts";

interface PictureProps {
  sheet: Sheet;
  /** What it shows, for those who do not see it; absent: nothing that is not said beside it. */
  label?: string;
  className?: string | undefined;
  /** The language of its words where that is another than the page's. */
  lang?: string;
}

/** A sheet as a page shows and prints it. */
export const SheetPicture = ({ sheet: { width, height, art, lines }, label, className, lang }: PictureProps) => (
  <svg
    className={className}
    lang={lang}
    viewBox={`0 0 ${width} ${height}`}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <image href={art} width={width} height={height} />
    {lines.map((line) => (
      <text
        key={`${line.x} ${line.y}`}
        x={line.x}
        y={line.y}
        className={line.face === "display" ? styles.display : styles.text}
        fontWeight={FACES[line.face].weight}
        fontSize={fittedSize(line)}
        fill={line.colour}
        textAnchor={line.centred && "middle"}
        transform={line.turned && `rotate(${LEAN.angle} ${LEAN.x} ${LEAN.y})`}
        suppressHydrationWarning
      >
        {line.text}
      </text>
    ))}
  </svg>
);
