export interface TextSegment {
  isQuoted: boolean;
  text: string;
}

const QUOTED_LINE = /^\s?>/;
/** Of a mail program: 'On Thu, 26 Nov 2026, X wrote:', in English, Malayalam and Hindi. */
const ATTRIBUTION = /(wrote|എഴുതി|लिखा)\s?:\s*$/i;
const MAX_ATTRIBUTION_LINES = 3;
/** From here on nothing is the sender's own: a signature, or a whole message below. */
const END = /^(-- ?|-{3,}\s*(original message|forwarded message).*|_{20,}|sent from my \S.*|get outlook for .*)$/i;

/** Splits an email into its own words and what it quotes, the signature included. */
export function splitQuotedText(text: string): TextSegment[] {
  const lines = text.split("\n");
  const isQuoted = lines.map((line) => QUOTED_LINE.test(line));
  const end = lines.findIndex((line) => line.length < 200 && END.test(line.trimEnd()));
  if (end >= 0) isQuoted.fill(true, end);
  for (let place = 0; place < lines.length; place += 1)
    if (isQuoted[place] && !isQuoted[place - 1]) markAttribution(lines, isQuoted, place);
  const segments: { isQuoted: boolean; lines: string[] }[] = [];
  for (const [place, line] of lines.entries()) {
    const last = segments.at(-1);
    const quoted = isQuoted[place] ?? false;
    if (last && (last.isQuoted === quoted || (last.isQuoted && line.trim() === "" && isQuoted[place + 1])))
      last.lines.push(line);
    else segments.push({ isQuoted: quoted, lines: [line] });
  }
  return segments
    .map(({ isQuoted, lines }) => ({ isQuoted, text: lines.join("\n").replace(/^\n+/, "").trimEnd() }))
    .filter(({ text }) => text !== "");
}

/** The line above a quotation that says who wrote it; long ones are wrapped. */
function markAttribution(lines: readonly string[], isQuoted: boolean[], start: number): void {
  let last = start - 1;
  while (last >= 0 && lines[last]?.trim() === "") last -= 1;
  if (last < 0 || !ATTRIBUTION.test(lines[last] ?? "")) return;
  let first = last;
  while (first > 0 && last - first + 1 < MAX_ATTRIBUTION_LINES && !/^\s*(on|am|le)\b|\d{4}/i.test(lines[first] ?? "")) {
    if (lines[first - 1]?.trim() === "") break;
    first -= 1;
  }
  isQuoted.fill(true, first, start);
}

export const getOwnText = (text: string): string =>
  splitQuotedText(text)
    .filter(({ isQuoted }) => !isQuoted)
    .map((segment) => segment.text)
    .join("\n\n");
