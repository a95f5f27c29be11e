import { createHash } from "node:crypto";

/** Adds hashes of the renderer's scripts, recognised by the marker of this rendering; no others run. */
export function collectScriptHashes(page: string, { mark, known }: { mark: string; known: readonly string[] }) {
  const attribute = ` nonce="${mark}"`;
  const marked = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = "", text = ""]) =>
    attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? [text] : [],
  );
  const texts = new Set([...known, ...marked]);
  return { html: page.replaceAll(attribute, ""), hashes: [...texts].map(toCspHash) };
}

/** CSP Level 3 hash source. */
export const toCspHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
