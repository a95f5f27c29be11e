import { createHash } from "node:crypto";

/** Names the renderer's own inline scripts, known by the mark of this rendering, by their hashes: no others run. */
export function nameOwnScripts(page: string, { mark, known }: { mark: string; known: readonly string[] }) {
  const attribute = ` nonce="${mark}"`;
  const marked = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = "", text = ""]) =>
    attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? [text] : [],
  );
  const texts = new Set([...known, ...marked]);
  return { html: page.replaceAll(attribute, ""), hashes: [...texts].map(hashOf) };
}

/** A source of the policy that names an inline text by its hash (CSP Level 3). */
export const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
