import { useState, useSyncExternalStore } from "react";
import { Drawing, Icon } from "../../../components/icon.tsx";
import { useMessages } from "../../../i18n/use-messages.ts";
import { REQUIRES_HYDRATION } from "../../../inline/public-page.ts";
import { FONTS, fitFontSize, loadFonts } from "./fonts.ts";
import { LEAN, type Line, type Printable } from "./printable.ts";
import styles from "./printable-actions.module.css";

const SHARE = "M12 15V3M7 8l5-5 5 5M4 13v8h16v-8";
const SAVE = "M12 3v12M6 10l6 6 6-6M4 21h16";

interface PrintableActionsProps {
  /** Null while a line is too long. */
  sheet: Printable | null;
  /** Without extension. */
  file: string;
  prints?: boolean;
}

/** Share (where files are supported), save, print. Drawn on demand. */
export function PrintableActions({ sheet, file, prints }: PrintableActionsProps) {
  const messages = useMessages("sheets");
  const shares = useSyncExternalStore(
    () => () => undefined,
    sharesPictures,
    () => false,
  );
  const [state, setState] = useState<"rest" | "drawing" | "failed">("rest");

  const withPicture = async (then: (picture: File) => unknown) => {
    if (!sheet || state === "drawing") return;
    setState("drawing");
    try {
      await then(await toFile(sheet, `${file}.png`));
      setState("rest");
    } catch (error) {
      // The user closed the share dialog.
      setState(error instanceof Error && error.name === "AbortError" ? "rest" : "failed");
    }
  };

  const off = sheet === null || state === "drawing" || undefined;
  return (
    <>
      <div className={styles.acts}>
        {shares && (
          <button
            type="button"
            className="button red"
            aria-disabled={off}
            onClick={() => withPicture((picture) => navigator.share({ files: [picture] }))}
          >
            <Drawing path={SHARE} />
            {messages.share}
          </button>
        )}
        <button
          type="button"
          {...{ [REQUIRES_HYDRATION]: "" }}
          className="button"
          aria-disabled={off}
          onClick={() => withPicture(save)}
        >
          <Drawing path={SAVE} />
          {state === "drawing" ? messages.drawing : messages.save}
        </button>
        {prints && (
          <button
            type="button"
            {...{ [REQUIRES_HYDRATION]: "" }}
            className="button outlined"
            aria-disabled={off}
            onClick={() => sheet && print()}
          >
            <Icon name="file" />
            {messages.print}
          </button>
        )}
      </div>
      {state === "failed" && (
        <p className="note bad" role="alert">
          <Icon name="warning" />
          {messages.notDrawn}
        </p>
      )}
      <p className={styles.stays}>
        <Icon name="check" />
        {messages.stays}
      </p>
    </>
  );
}

const sharesPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], "x.png", { type: "image/png" })] }) ?? false;

function save(picture: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // Keep it until the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Renders the printable in the browser. */
async function toFile(sheet: Printable, name: string): Promise<File> {
  const { art } = sheet.inner?.sheet ?? sheet;
  const picture = new Image();
  picture.src = art ?? "";
  await Promise.all([loadFonts(), picture.decode()]);
  const canvas = document.createElement("canvas");
  canvas.width = sheet.width * sheet.scale;
  canvas.height = sheet.height * sheet.scale;
  // No alpha: a seventh smaller and faster.
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("This browser draws nothing.");
  pen.scale(sheet.scale, sheet.scale);
  draw(pen, sheet, picture);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture is too large for this browser.");
  return new File([blob], name, { type: "image/png" });
}

function draw(pen: CanvasRenderingContext2D, sheet: Printable, picture: HTMLImageElement): void {
  const { width, height, art, background, code, inner, lines } = sheet;
  if (background) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, width, height);
  }
  if (art) pen.drawImage(picture, 0, 0, width, height);
  if (code) {
    pen.save();
    pen.translate(code.x, code.y);
    pen.fillStyle = "white";
    pen.fillRect(0, 0, code.size, code.size);
    pen.scale(code.size / code.modules.count, code.size / code.modules.count);
    pen.fillStyle = "black";
    pen.fill(new Path2D(code.modules.path));
    pen.restore();
  }
  if (inner) {
    pen.save();
    pen.translate(inner.x, inner.y);
    pen.scale(inner.width / inner.sheet.width, inner.width / inner.sheet.width);
    draw(pen, inner.sheet, picture);
    pen.restore();
  }
  for (const line of lines) write(pen, line);
}

function write(pen: CanvasRenderingContext2D, line: Line): void {
  const { family, weight } = FONTS[line.face];
  pen.save();
  if (line.turned) {
    pen.translate(LEAN.x, LEAN.y);
    pen.rotate((LEAN.angle * Math.PI) / 180);
    pen.translate(-LEAN.x, -LEAN.y);
  }
  pen.font = `${weight} ${fitFontSize(line)}px ${family}`;
  pen.fillStyle = line.colour;
  pen.textAlign = line.centred ? "center" : "left";
  pen.fillText(line.text, line.x, line.y);
  pen.restore();
}

interface PictureProps {
  sheet: Printable;
  /** Alt text; absent: decorative. */
  label?: string;
  className?: string | undefined;
  /** If it differs from the page's. */
  lang?: string;
}

export const PrintablePreview = ({ sheet, label, className, lang }: PictureProps) => (
  <svg
    className={className}
    lang={lang}
    viewBox={`0 0 ${sheet.width} ${sheet.height}`}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <Contents {...sheet} />
  </svg>
);

const Contents = ({ width, height, background, art, code, inner, lines }: Printable) => (
  <>
    {background && <path d={`M0 0H${width}V${height}H0Z`} fill={background} />}
    {art && <image href={art} width={width} height={height} />}
    {code && (
      <g transform={`translate(${code.x} ${code.y}) scale(${code.size / code.modules.count})`}>
        <path d={`M0 0H${code.modules.count}V${code.modules.count}H0Z`} fill="white" />
        <path d={code.modules.path} fill="black" />
      </g>
    )}
    {inner && (
      <g transform={`translate(${inner.x} ${inner.y}) scale(${inner.width / inner.sheet.width})`}>
        <Contents {...inner.sheet} />
      </g>
    )}
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
  </>
);
