import { FONTS, fitFontSize } from "./fonts.ts";
import styles from "./picture.module.css";
import { LEAN, type Printable } from "./printable.ts";

interface PictureProps {
  sheet: Printable;
  /** Alt text; absent: decorative. */
  label?: string;
  className?: string | undefined;
  /** If it differs from the page's. */
  lang?: string;
}

export const PrintablePreview = ({ sheet: { width, height, art, lines }, label, className, lang }: PictureProps) => (
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
        fontWeight={FONTS[line.face].weight}
        fontSize={fitFontSize(line)}
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
