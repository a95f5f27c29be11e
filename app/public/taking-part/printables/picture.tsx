import { FACES, fittedSize } from "./fonts.ts";
import styles from "./picture.module.css";
import { LEAN, type Sheet } from "./printable.ts";

interface PictureProps {
  sheet: Sheet;
  /** Alt text; absent: decorative. */
  label?: string;
  className?: string | undefined;
  /** If it differs from the page's. */
  lang?: string;
}

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
