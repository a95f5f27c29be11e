import { deflateSync } from "node:zlib";
import encodeQR from "qr";

/** Current text of a PDF object. @throws Error when missing */
export function getObject(pdf: Buffer, number: number): string {
  const begins = `\n${number} 0 obj\n`;
  const at = pdf.lastIndexOf(begins);
  const from = at + begins.length;
  const upto = pdf.indexOf("\nendobj", from);
  if (at < 0 || upto < 0) throw new Error(`The PDF has no object ${number}.`);
  return pdf.toString("latin1", from, upto);
}

/** Replaces objects by an incremental update (ISO 32000-1, 7.5.6); needs a cross-reference table. */
export function changeObjects(pdf: Buffer, changed: ReadonlyMap<number, Buffer>): Buffer {
  const end = pdf.toString("latin1", pdf.lastIndexOf("\ntrailer\n"));
  const [, text, table] = /^\ntrailer\n<<(.*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/s.exec(end) ?? [];
  if (text === undefined) throw new Error("The PDF does not end in a table of cross-references.");
  const parts: Buffer[] = [pdf, Buffer.from("\n")];
  let length = pdf.length + 1;
  const rows: string[] = [];
  for (const [number, object] of [...changed].toSorted(([one], [another]) => one - another)) {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    rows.push(`${number} 1\n${String(length).padStart(10, "0")} 00000 n \n`);
    parts.push(part);
    length += part.length;
  }
  const rest = text.replace(/\n?\/Prev \d+/, "");
  parts.push(Buffer.from(`xref\n${rows.join("")}trailer\n<<${rest}\n/Prev ${table}>>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** UTF-16 as a hexadecimal PDF string. */
export const wordsInPdf = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

/** Pixels per module, so that PDF viewers do not blur edges. */
const DOTS_PER_MODULE = 16;

/** Sets the QR code and link of a poster. */
export function drawQrCode(pdf: Buffer, { code, link }: { code: number; link: number }, address: string): Buffer {
  const leads = getObject(pdf, link).replace(/\/URI \(.*?\)/, () => `/URI (${address.replace(/[\\()]/g, "\\$&")})`);
  return changeObjects(
    pdf,
    new Map([
      [code, getPicture(address)],
      [link, Buffer.from(leads, "latin1")],
    ]),
  );
}

/** QR code as an image; the quiet zone is part of the poster. */
function getPicture(address: string): Buffer {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: 1 });
  const side = rows.length * DOTS_PER_MODULE;
  const bytes = Math.ceil(side / 8);
  const dots = Buffer.alloc(bytes * side, 0xff);
  rows.forEach((row, y) => {
    const line = dots.subarray(y * DOTS_PER_MODULE * bytes, (y * DOTS_PER_MODULE + 1) * bytes);
    row.forEach((dark, x) => {
      for (let dot = x * DOTS_PER_MODULE; dark && dot < (x + 1) * DOTS_PER_MODULE; dot += 1)
        line[dot >> 3] = (line[dot >> 3] ?? 0) & ~(0x80 >> (dot & 7));
    });
    for (let again = 1; again < DOTS_PER_MODULE; again += 1) line.copy(dots, (y * DOTS_PER_MODULE + again) * bytes);
  });
  const packed = deflateSync(dots, { level: 9 });
  const text =
    `<</Type /XObject\n/Subtype /Image\n/Width ${side}\n/Height ${side}\n/ColorSpace [/Indexed /DeviceRGB 1 <14231DFFFDF6>]\n/BitsPerComponent 1\n` +
    `/Filter /FlateDecode\n/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(text), packed, Buffer.from("\nendstream")]);
}
