import { FONTS, fitFontSize, loadFonts } from "./fonts.ts";
import { LEAN, type Line, type Printable } from "./printable.ts";

/** Renders the printable in the browser. */
export async function toFile(sheet: Printable, name: string): Promise<File> {
  const art = new Image();
  art.src = sheet.art;
  await Promise.all([loadFonts(), art.decode()]);
  const canvas = document.createElement("canvas");
  canvas.width = sheet.width * sheet.scale;
  canvas.height = sheet.height * sheet.scale;
  // No alpha: a seventh smaller and faster.
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("This browser draws nothing.");
  pen.scale(sheet.scale, sheet.scale);
  pen.drawImage(art, 0, 0, sheet.width, sheet.height);
  for (const line of sheet.lines) write(pen, line);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture is too large for this browser.");
  return new File([blob], name, { type: "image/png" });
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
