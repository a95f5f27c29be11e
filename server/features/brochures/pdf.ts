import { createHash } from "node:crypto";
import { isOtherThanPdf } from "../../../shared/media-types.ts";
import { hasPdfSignature } from "../../storage/is-pdf.ts";

/** Whether a file is a PDF by its bytes, unless the sender says that it is something else; its name says nothing. */
export const isPdf = ({ claimedType, content }: { claimedType: string; content: Uint8Array }): boolean =>
  !isOtherThanPdf(claimedType) && hasPdfSignature(content);

/** Storage key derived from the content, so URLs are immutable. */
export const brochureKey = (content: Uint8Array): string =>
  `brochures/${createHash("sha256").update(content).digest("hex")}.pdf`;

/** Ends in `.pdf`. */
export function pdfName(name: string): string {
  if (name === "") return "brochure.pdf";
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`;
}
