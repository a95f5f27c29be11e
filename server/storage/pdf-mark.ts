const MARK = /^(\u00ef\u00bb\u00bf)?%PDF-\d\.\d/;

/** Whether a file begins like a PDF, whatever its name and type say. */
export const beginsLikePdf = (content: Uint8Array): boolean =>
  MARK.test(Buffer.from(content.subarray(0, 16)).toString("latin1"));
