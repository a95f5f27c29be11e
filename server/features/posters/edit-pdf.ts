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
  const [, words, table] = /^\ntrailer\n<<(.*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/s.exec(end) ?? [];
  if (words === undefined) throw new Error("The PDF does not end in a table of cross-references.");
  const parts: Buffer[] = [pdf, Buffer.from("\n")];
  let length = pdf.length + 1;
  const rows: string[] = [];
  for (const [number, object] of [...changed].toSorted(([one], [another]) => one - another)) {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    rows.push(`${number} 1\n${String(length).padStart(10, "0")} 00000 n \n`);
    parts.push(part);
    length += part.length;
  }
  const rest = words.replace(/\n?\/Prev \d+/, "");
  parts.push(Buffer.from(`xref\n${rows.join("")}trailer\n<<${rest}\n/Prev ${table}>>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** UTF-16 as a hexadecimal PDF string. */
export const wordsInPdf = (words: string): string =>
  `<FEFF${Buffer.from(words, "utf16le").swap16().toString("hex").toUpperCase()}>`;
