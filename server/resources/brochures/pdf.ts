import { createHash } from "node:crypto";
import { beginsLikePdf } from "../../storage/pdf-mark.ts";

/** Whether a file is a PDF by what the sender claims and by how it begins; its name says nothing. */
export const isPdf = ({ claimedType, content }: { claimedType: string; content: Uint8Array }): boolean =>
  claimedType.toLowerCase() === "application/pdf" && beginsLikePdf(content);

/** Where a brochure lies: an address made of its content, which therefore never changes. */
export const brochureKey = (content: Uint8Array): string =>
  `brochures/${createHash("sha256").update(content).digest("hex")}.pdf`;

/** The name under which a visitor would save it: always one of a PDF. */
export function pdfName(name: string): string {
  if (name === "") return "brochure.pdf";
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`;
}
