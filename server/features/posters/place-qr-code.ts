import { deflateSync } from "node:zlib";
import encodeQR from "qr";
import { changeObjects, getObject } from "./edit-pdf.ts";

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
  const words =
    `<</Type /XObject\n/Subtype /Image\n/Width ${side}\n/Height ${side}\n/ColorSpace [/Indexed /DeviceRGB 1 <14231DFFFDF6>]\n/BitsPerComponent 1\n` +
    `/Filter /FlateDecode\n/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(words), packed, Buffer.from("\nendstream")]);
}
