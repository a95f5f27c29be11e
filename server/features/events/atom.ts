/** RFC 4287. */
export interface AtomFeed {
  language: string;
  title: string;
  author: string;
  /** Permanent. */
  id: string;
  /** URL of the feed and of the equivalent page. */
  self: string;
  page: string;
  /** Newest first. */
  entries: readonly { id: string; title: string; summary: string; url: string; changedAt: string }[];
}

/** Atom XML. An empty feed has the epoch as its date. */
export const toAtom = ({ language, title, author, id, self, page, entries }: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(id)}</id>`,
    `<updated>${entries[0]?.changedAt ?? "1970-01-01T00:00:00Z"}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries.map(
      (entry) =>
        `<entry><title>${escaped(entry.title)}</title><id>${escaped(entry.id)}</id><updated>${entry.changedAt}</updated>` +
        `<link rel="alternate" type="text/html" href="${escaped(entry.url)}"/><summary>${escaped(entry.summary)}</summary></entry>`,
    ),
    "</feed>\n",
  ].join("\n");

/** Drops characters that XML cannot represent. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
